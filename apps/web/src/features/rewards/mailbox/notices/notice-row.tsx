import { countOthers } from '@deckframe/domain/rewards/mailbox/notice-kinds';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { placePath } from '@deckframe/domain/community/writing/place-path';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  ArrowLeftRight,
  Flag,
  Heart,
  MailPlus,
  MessageSquare,
  MessagesSquare,
  ShieldAlert,
  Trophy,
  UserPlus,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useGameConfig } from '#lib/app-services.ts';
import { sayAge } from '#lib/say-age.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { Notice } from './use-notices.ts';

function useTradeWords(): (who: string, detail: string | null) => string {
  const { t } = useLingui();
  return (who, detail) => {
    switch (detail) {
      case 'offer':
        return t`${who} proposes a trade`;
      case 'counter':
        return t`${who} made a counter-offer`;
      case 'confirm':
        return t`${who} confirmed your trade`;
      case 'done':
        return t`Your trade with ${who} is done`;
      case 'undo':
        return t`${who} wants to undo your trade`;
      case 'undone':
        return t`Your trade with ${who} was undone`;
      case 'decline':
        return t`${who} declined your trade`;
      default:
        return t`${who} withdrew a trade`;
    }
  };
}

function useTournamentWords(): (notice: Notice) => string {
  const { t } = useLingui();
  return ({ detail, label }) => {
    if (detail === 'cancelled') return t`“${label}” is cancelled`;
    if (detail === 'objection') return t`Somebody objects to a result of “${label}”`;
    if (detail === 'answered') return t`Your objection to “${label}” is answered`;
    if (detail === 'accepted') return t`Your rule for “${label}” was accepted`;
    if (detail === 'declined') return t`Your rule for “${label}” was declined`;
    return t`You have a place in “${label}”`;
  };
}

/** The text of a notice. Example: `Halcyon and 12 others liked “Azure Rush”`. */
function useNoticeWords(): (notice: Notice) => string {
  const { t } = useLingui();
  const sayTrade = useTradeWords();
  const sayTournament = useTournamentWords();
  const sayWho = ({ actors, actorCount }: Notice): string => {
    const [first, second] = actors;
    if (first === undefined) return t`Someone`;
    const name = first.username;
    const otherName = second?.username;
    const { others, isFull } = countOthers(1, actorCount);
    if (isFull) return t`${name} and more than ${others} others`;
    if (others === 0) return name;
    if (others === 1 && otherName !== undefined) return t`${name} and ${otherName}`;
    return plural(others, {
      one: `${name} and # other`,
      other: `${name} and # others`,
    });
  };
  const sayModeration = ({ detail, isComment, label }: Notice): string => {
    const quoted = t`“${label}”`;
    const what = isComment ? t`your comment ${quoted}` : quoted;
    if (detail === 'hidden') return t`A moderator has hidden ${what}`;
    if (detail === 'upheld') return t`Your appeal was declined: ${what}`;
    if (detail === 'lifted') return t`Your appeal was granted: ${what}`;
    return t`Visible to everyone again: ${what}`;
  };
  const sayReport = ({ detail, label }: Notice): string => {
    if (detail === 'removed') return t`Your report was right: “${label}” is hidden`;
    if (detail === 'dismissed') return t`Your report was looked at: “${label}” stays`;
    if (detail === 'answered') return t`Your report about “${label}” was answered`;
    return t`Your report about “${label}” was decided`;
  };
  return (notice) => {
    const { actorCount, kind, label } = notice;
    const who = sayWho(notice);
    switch (kind) {
      case 'like':
        return plural(actorCount, {
          one: `${who} liked “${label}”`,
          other: `${who} liked “${label}”`,
        });
      case 'comment':
        return plural(actorCount, {
          one: `${who} commented on “${label}”`,
          other: `${who} commented on “${label}”`,
        });
      case 'reply':
        return plural(actorCount, {
          one: `${who} commented after you on “${label}”`,
          other: `${who} commented after you on “${label}”`,
        });
      case 'follow':
        return plural(actorCount, { one: `${who} follows you`, other: `${who} follow you` });
      case 'trade':
        return sayTrade(who, notice.detail);
      case 'tournament':
        return sayTournament(notice);
      case 'invitation':
        return notice.detail === 'tournament'
          ? t`${who} invites you to the staff of “${label}”`
          : t`${who} invites you to work on “${label}”`;
      case 'report':
        return sayReport(notice);
      case 'moderation':
        return sayModeration(notice);
    }
  };
}

interface NoticeLinkProps {
  notice: Notice;
  onOpen: () => void;
  children: ReactNode;
}

/** Links to the subject of a notice. Other games are separate documents. */
function NoticeLink({ notice, onOpen, children }: NoticeLinkProps) {
  const { gameid } = useGameConfig();
  const place = placeOf(notice);
  if (place === null) return children;
  const { pathname, searchParams, hash } = new URL(placePath(place), window.location.origin);
  if (place.game !== null && place.game !== gameid) {
    const address = `${gameBasePath(place.game)}${placePath(place)}`;
    return (
      <a className="mail-note__link" href={address} onClick={onOpen}>
        {children}
      </a>
    );
  }
  return (
    <Link
      className="mail-note__link"
      to={pathname}
      search={Object.fromEntries(searchParams)}
      {...(hash !== '' && { hash: hash.slice(1) })}
      onClick={onOpen}
    >
      {children}
    </Link>
  );
}

/** A single follower's profile, or the own profile. */
function placeOf({ actors, actorCount, kind, place }: Notice): Notice['place'] {
  const [actor] = actors;
  if (place === null || kind !== 'follow' || actorCount !== 1 || actor === undefined) return place;
  return { ...place, id: actor.id };
}

const ICONS = {
  like: Heart,
  comment: MessageSquare,
  reply: MessagesSquare,
  follow: UserPlus,
  trade: ArrowLeftRight,
  tournament: Trophy,
  invitation: MailPlus,
  report: Flag,
  moderation: ShieldAlert,
} as const satisfies Record<Notice['kind'], unknown>;

export interface NoticeRowProps {
  notice: Notice;
  now: number;
  onOpen: () => void;
  onRemove: () => void;
}

export function NoticeRow({ notice, now, onOpen, onRemove }: NoticeRowProps) {
  const { t, i18n } = useLingui();
  const say = useNoticeWords();
  const words = say(notice);
  const Icon = ICONS[notice.kind];
  return (
    <article
      className="mail-note mail-note--act"
      aria-label={words}
      data-new={notice.isRead ? undefined : true}
    >
      <span className="mail-note__icon">
        <Icon size={16} aria-hidden="true" />
      </span>
      <h3>
        {!notice.isRead && <span className="sr-only">{t`Unread:`} </span>}
        <NoticeLink notice={notice} onOpen={onOpen}>
          {words}
        </NoticeLink>
      </h3>
      <time dateTime={notice.changedAt}>
        {sayAge(i18n.locale, notice.changedAt, new Date(now))}
      </time>
      <IconButton
        className="mail-note__remove"
        size="sm"
        label={t`Remove: ${words}`}
        withoutTip
        icon={<X size={14} aria-hidden="true" />}
        onClick={onRemove}
      />
      {notice.message !== null && <p>“{notice.message}”</p>}
    </article>
  );
}
