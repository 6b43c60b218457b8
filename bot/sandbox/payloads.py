"""The world's things as Discord's JSON."""

from __future__ import annotations

from datetime import UTC, datetime

from .clock import seconds_of
from .entities import FORUM, PUBLIC_THREAD, STAGE, VOICE_CHANNEL, Channel, Emoji, Guild, Interaction, User
from .errors import Json
from .permissions import MODERATOR
from .world import World

ATTACHMENT_BYTES = 10 * 1024 * 1024


def _iso(snowflake: int) -> str:
    return datetime.fromtimestamp(seconds_of(snowflake), UTC).isoformat(timespec="microseconds")


def user(one: User) -> Json:
    """A user object."""
    return {
        "id": str(one.id),
        "username": one.name.lower() if not one.bot else one.name,
        "global_name": None if one.bot else one.name,
        "discriminator": "0" if not one.bot else "0001",
        "avatar": None,
        "bot": one.bot,
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
    }


def me(world: World) -> Json:
    """The bot's own user object."""
    return {**user(world.bot), "mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}


def member(world: World, one: User, guild_id: int, *, with_user: bool = True) -> Json:
    """A member object; moderators carry the moderators' role, the bot its own."""
    roles = [str(guild_id + 1)] if one.moderator else []
    if one.bot:
        roles = [str(guild_id + 2)]
    body: Json = {
        "roles": roles,
        "nick": None,
        "avatar": None,
        "banner": None,
        "joined_at": _iso(max(guild_id, one.id)),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    return {**body, "user": user(one)} if with_user else body


def _role(role_id: int, name: str, permissions: int, position: int, *, managed: bool = False) -> Json:
    return {
        "id": str(role_id),
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel(world: World, one: Channel) -> Json:
    """A channel or thread object as a guild carries it."""
    last = str(one.last_message_id) if one.last_message_id else None
    body: Json = {
        "id": str(one.id),
        "type": one.kind,
        "guild_id": str(one.guild_id),
        "name": one.name,
        "parent_id": str(one.parent_id) if one.parent_id else None,
        "last_message_id": last,
        "rate_limit_per_user": 0,
        "flags": 0,
    }
    if one.kind == PUBLIC_THREAD:
        body |= {
            "owner_id": str(world.landlord.id),
            "message_count": len(one.message_ids),
            "member_count": 1,
            "total_message_sent": len(one.message_ids),
            "thread_metadata": {
                "archived": one.archived,
                "auto_archive_duration": 1440,
                "archive_timestamp": _iso(one.id),
                "create_timestamp": _iso(one.id),
                "locked": one.locked,
            },
        }
        return body
    if one.kind in (VOICE_CHANNEL, STAGE):
        body |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
    if one.kind == FORUM:
        body |= {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
    overwrites = []
    if one.allow or one.deny:
        overwrites = [{"id": str(world.bot.id), "type": 1, "allow": str(one.allow), "deny": str(one.deny)}]
    return body | {"position": 0, "topic": None, "nsfw": False, "permission_overwrites": overwrites}


def guild(world: World, one: Guild) -> Json:
    """A guild object as REST gives it."""
    return {
        "id": str(one.id),
        "name": one.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(one.owner_id),
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [
            _role(one.id, "@everyone", one.everyone, 0),
            _role(one.id + 1, "Moderator", MODERATOR, 1),
            _role(one.id + 2, world.bot.name, one.bot_role, 2, managed=True),
        ],
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": one.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def gateway_guild(world: World, one: Guild) -> Json:
    """A guild as GUILD_CREATE carries it: channels, threads and, without the members intent, the bot alone."""
    inside = [each for each in world.channels.values() if each.guild_id == one.id]
    return {
        **guild(world, one),
        "joined_at": _iso(one.id),
        "large": False,
        "unavailable": False,
        "member_count": len(world.users) + 2,
        "voice_states": [],
        "members": [member(world, world.bot, one.id)],
        "channels": [channel(world, each) for each in inside if each.kind != PUBLIC_THREAD],
        "threads": [channel(world, each) for each in inside if each.kind == PUBLIC_THREAD and not each.archived],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def application(world: World) -> Json:
    """The bot's application object."""
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(world.landlord),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}},
    }


def emoji(world: World, one: Emoji) -> Json:
    """An emoji of the application."""
    return {
        "id": str(one.id),
        "name": one.name,
        "roles": [],
        "user": user(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": one.animated,
        "available": True,
    }


def interaction_metadata(one: Interaction) -> Json:
    """What a message says about the interaction that made it."""
    body: Json = {
        "id": str(one.id),
        "type": one.kind,
        "user": user(one.user),
        "authorizing_integration_owners": {"0": str(one.channel.guild_id)},
    }
    if one.kind == 3 and one.source is not None:
        body["interacted_message_id"] = str(one.source.id)
    if one.kind == 5 and one.modal is not None:
        body["triggering_interaction_metadata"] = interaction_metadata(one.modal.opened_by)
    return body


def command_path(data: Json) -> str:
    """The whole name of a command that was used: "play", "table show"."""
    inner = [one for one in data.get("options") or [] if "options" in one]
    return " ".join([data["name"], *(command_path(one) for one in inner)])


def message_interaction(one: Interaction) -> Json:
    """The older form in which a message names the command that made it."""
    return {"id": str(one.id), "type": one.kind, "name": command_path(one.data), "user": user(one.user)}


def interaction_create(world: World, one: Interaction) -> Json:
    """The INTERACTION_CREATE event."""
    place = one.channel
    server = world.guilds[place.guild_id]
    permissions = str(world.member_permissions(one.user, server.id))
    app_permissions = str(world.bot_permissions(place))
    body: Json = {
        "id": str(one.id),
        "application_id": str(world.application_id),
        "type": one.kind,
        "token": one.token,
        "version": 1,
        "data": one.data,
        "guild_id": str(server.id),
        "guild": {"id": str(server.id), "locale": server.locale, "features": []},
        "guild_locale": server.locale,
        "channel_id": str(place.id),
        "channel": {**channel(world, place), "permissions": permissions},
        "member": {**member(world, one.user, server.id), "permissions": permissions},
        "locale": one.user.locale,
        "app_permissions": app_permissions,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": {"0": str(server.id)},
        "context": 0,
        "attachment_size_limit": ATTACHMENT_BYTES,
    }
    if one.source is not None:
        body["message"] = one.source.data
    return body
