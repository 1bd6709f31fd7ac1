import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { waitingQuery } from '../../features/staff/users-api.ts';

type Waiting = { count: number; isMore: boolean };

/** What members wait for. Only the first page is counted: who has more has enough to do. */
export function WaitingPanel() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const { data, error, isFetching, isPending, refetch } = useQuery(waitingQuery(api, gameid));
  const say = ({ count, isMore }: Waiting, words: string) => {
    const told = isMore ? t`${words} or more` : words;
    return count === 0 ? [] : [told];
  };
  const waiting = data && [
    ...say(data.reports, plural(data.reports.count, { one: '# report', other: '# reports' })),
    ...say(
      data.cards,
      plural(data.cards.count, {
        one: '# card error in this game',
        other: '# card errors in this game',
      }),
    ),
    ...say(data.appeals, plural(data.appeals.count, { one: '# appeal', other: '# appeals' })),
  ];
  return (
    <Panel
      heading={t`Waiting`}
      aside={
        <Link to="/admin/reports" className="link">
          <Trans>Reports</Trans>
        </Link>
      }
    >
      {isPending && <Skeleton height={24} width="100%" />}
      {error && (
        <ErrorState
          level={3}
          title={t`The reports did not load`}
          message={errorText(error)}
          retryLabel={t`Try again`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {waiting?.length === 0 && <Trans>Nobody waits for a decision.</Trans>}
      <ul className="console-home__users">
        {waiting?.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Panel>
  );
}
