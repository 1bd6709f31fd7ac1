import { Trans, useLingui } from '@lingui/react/macro';
import { Layers, MessageSquare, Star } from 'lucide-react';
import { useGameConfig } from '#lib/app-services.ts';
import { sayAge } from '#lib/say-age.ts';
import { Tag } from '#ui/tag.tsx';
import type { ActivityEntry } from '../../community/profile/activity/activity-api.ts';
import { SubjectLink, SubjectThumb } from '../../community/profile/activity/activity-subject.tsx';
import { toPlainText } from '../../community/profile/activity/plain-text.ts';

const ICONS = { deck: Layers, comment: MessageSquare, rating: Star } as const;
const STARS = [1, 2, 3, 4, 5] as const;
const EXACT = { dateStyle: 'long', timeStyle: 'short' } as const;

/** One action: what was done to which card or deck, and when. */
export function ActivityRow({ entry, now }: { entry: ActivityEntry; now: Date }) {
  const { i18n } = useLingui();
  const { gameid } = useGameConfig();
  const { subject } = entry;
  const Icon = ICONS[entry.kind];
  return (
    <li className="act" data-kind={entry.kind}>
      <span className="act__thumb" aria-hidden="true">
        <SubjectThumb subject={subject} />
        <span className="act__icon">
          <Icon size={12} />
        </span>
      </span>
      <div className="act__body">
        <p className="act__line">
          <Words entry={entry} /> {subject.game !== gameid && <Tag>{subject.gameName}</Tag>}
        </p>
        {entry.kind === 'rating' && <Stars rating={entry.rating} />}
        {entry.kind === 'comment' && <p className="act__text">{toPlainText(entry.text)}</p>}
      </div>
      <time className="act__time" dateTime={entry.at} title={i18n.date(entry.at, EXACT)}>
        {sayAge(i18n.locale, entry.at, now)}
      </time>
    </li>
  );
}

function Words({ entry: { kind, subject } }: { entry: ActivityEntry }) {
  switch (kind) {
    case 'deck':
      return (
        <Trans>
          Saved the deck <SubjectLink subject={subject} />
        </Trans>
      );
    case 'comment':
      return (
        <Trans>
          Commented on <SubjectLink subject={subject} />
        </Trans>
      );
    case 'rating':
      return (
        <Trans>
          Rated <SubjectLink subject={subject} />
        </Trans>
      );
  }
}

function Stars({ rating }: { rating: number }) {
  const { t } = useLingui();
  return (
    <p className="act__stars">
      <span className="sr-only">{rating === 1 ? t`1 star` : t`${rating} stars`}</span>
      {STARS.map((star) => (
        <Star key={star} size={15} aria-hidden="true" data-on={star <= rating ? '' : undefined} />
      ))}
    </p>
  );
}
