import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import {
  ACTIVITY_KINDS,
  activityQuery,
  type ActivityKind,
} from '../../community/profile/activity/activity-api.ts';
import { ActivityRow } from './activity-row.tsx';
import { NothingYet, Waiting } from './activity-states.tsx';
import '../../community/profile/activity/member-activity.css';

/** What a member did in the open, newest first. */
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
  const { api } = useAppServices();
  const [now] = useState(() => new Date());
  const query = useInfiniteQuery(activityQuery(api, userId, kind));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  if (query.isPending) return <Waiting />;
  // What has loaded stays, whatever a later question meets.
  if (query.isError && query.data === undefined) {
    return (
      <ErrorState
        title={t`The activity did not load`}
        message={errorText(query.error)}
        retryLabel={t`Try again`}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
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
