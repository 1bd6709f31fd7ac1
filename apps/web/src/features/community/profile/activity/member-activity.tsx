import { Trans, useLingui } from '@lingui/react/macro';
import { Layers, MessageSquare, Star } from 'lucide-react';
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMoment } from '#lib/server-rendered.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { sayAge } from '#lib/say-age.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import {
  ACTIVITY_KINDS,
  activityQuery,
  type ActivityKind,
  type ActivityEntry,
} from './activity-api.ts';
import { SubjectLink, SubjectThumb } from './activity-subject.tsx';
import { toPlainText } from './plain-text.ts';
import './member-activity.css';

const ICONS = { deck: Layers, comment: MessageSquare, rating: Star } as const;
const STARS = [1, 2, 3, 4, 5] as const;
const EXACT = { dateStyle: 'long', timeStyle: 'short' } as const;

/** An action with its card or deck and its time. */
function ActivityRow({ entry, now }: { entry: ActivityEntry; now: Date }) {
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

const SKELETONS = 5;

/** Explains the empty list for the chosen filter. */
function NothingYet({ username, kind }: { username: string; kind: ActivityKind }) {
  switch (kind) {
    case 'all':
      return <Trans>{username} has not published, commented on or rated anything yet.</Trans>;
    case 'decks':
      return <Trans>{username} has not published any decks yet.</Trans>;
    case 'comments':
      return <Trans>{username} has not commented on anything yet.</Trans>;
    case 'ratings':
      return <Trans>{username} has not rated any cards yet.</Trans>;
  }
}

/** Placeholder of equal height. */
function Waiting() {
  return (
    <div className="acts" aria-busy="true">
      {Array.from({ length: SKELETONS }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
        <div key={at} className="act">
          <Skeleton width={44} height={60} />
          <span className="act__body">
            <Skeleton shape="line" width="58%" />
            <Skeleton shape="line" width="34%" />
          </span>
        </div>
      ))}
    </div>
  );
}

/** A member's public activity, newest first. */
export function MemberActivity({ userId, username }: { userId: string; username: string }) {
  const { t } = useLingui();
  const [kind, setKind] = useState<ActivityKind>('all');
  const labels: Record<ActivityKind, string> = {
    all: t`All`,
    decks: t`Decks`,
    comments: t`Comments`,
    ratings: t`Ratings`,
  };
  return (
    <section aria-labelledby="pf-activity">
      <div className="act-head">
        <h2 className="pf-heading" id="pf-activity">
          <Trans>Activity</Trans>
        </h2>
        <div className="act-kinds" role="group" aria-label={t`Show`}>
          {ACTIVITY_KINDS.map((value) => (
            <ToggleChip key={value} pressed={value === kind} onClick={() => setKind(value)}>
              {labels[value]}
            </ToggleChip>
          ))}
        </div>
      </div>
      <Actions key={kind} userId={userId} username={username} kind={kind} />
    </section>
  );
}

interface ActionsProps {
  readonly userId: string;
  readonly username: string;
  readonly kind: ActivityKind;
}

function Actions({ userId, username, kind }: ActionsProps) {
  const { t } = useLingui();
  const now = useMoment();
  const query = useInfiniteQuery(activityQuery(userId, kind));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  if (query.isPending) return <Waiting />;
  // Loaded data stays after an error.
  if (query.isError && query.data === undefined) {
    return <QueryPanel query={query} title={t`The activity did not load`} />;
  }
  if (entries.length === 0 && !query.hasNextPage) {
    return (
      <EmptyState title={t`Nothing here yet`}>
        <NothingYet username={username} kind={kind} />
      </EmptyState>
    );
  }
  return (
    <>
      {entries.length > 0 && (
        <ol className="acts">
          {entries.map((entry) => (
            <ActivityRow key={entry.id} entry={entry} now={now} />
          ))}
        </ol>
      )}
      {query.isError && (
        <p className="act-fault" role="alert">
          {errorText(query.error)}
        </p>
      )}
      {query.hasNextPage && (
        <Button
          className="act-older"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <Trans>Older</Trans>
        </Button>
      )}
    </>
  );
}
