import { noticePath } from '@deckframe/domain/mailbox/notice-path';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import type { Notice } from '../../rewards/mailbox/notices/notices-api.ts';

export interface NoticeLinkProps {
  notice: Notice;
  onOpen: () => void;
  children: ReactNode;
}

/** To the place that a notice speaks of; pages of another game are other documents. */
export function NoticeLink({ notice, onOpen, children }: NoticeLinkProps) {
  const { gameid } = useGameConfig();
  const place = placeOf(notice);
  if (place === null) return children;
  const { pathname, searchParams, hash } = new URL(noticePath(place), window.location.origin);
  if (place.game !== null && place.game !== gameid) {
    const address = `${gameBasePath(place.game)}${noticePath(place)}`;
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

/** One who follows is met on their own profile; of several, one’s own tells. */
function placeOf({ actors, actorCount, kind, place }: Notice): Notice['place'] {
  const [actor] = actors;
  if (place === null || kind !== 'follow' || actorCount !== 1 || actor === undefined) return place;
  return { ...place, id: actor.id };
}
