import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { MemberLink } from '#features/community/member-link.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { sheetQuery } from '../api.ts';
import { EndSessionsButton } from './end-sessions-button.tsx';
import { RolesPanel } from './roles-panel.tsx';
import { SuspendPanel } from './suspend-panel.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserHistory } from './user-history.tsx';

export type UserSheetProps = { userId: string; onClose: () => void };

/** What staff need to know of one member, and what they can do. */
export function UserSheet({ userId, onClose }: UserSheetProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const query = useQuery(sheetQuery(api, userId));
  const { data } = query;
  return (
    <div className="sheet-of-user" aria-busy={query.isPending}>
      <Button
        className="sheet-of-user__back"
        icon={<ChevronLeft size={16} aria-hidden="true" />}
        onClick={onClose}
      >
        <Trans>All users</Trans>
      </Button>
      {query.isPending && <Skeleton height={320} width="100%" />}
      {query.isError && (
        <ErrorState
          level={2}
          title={t`This user did not load`}
          message={errorText(query.error)}
          retryLabel={t`Try again`}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data && (
        <>
          <Panel heading={data.user.member.username}>
            <div className="sheet-of-user__head">
              <MemberLink member={data.user.member} />
              <div className="sheet-of-user__acts">
                <EndSessionsButton sheet={data} />
              </div>
            </div>
            <UserFacts sheet={data} />
          </Panel>
          <div className="sheet-of-user__columns">
            <RolesPanel key={data.user.roles.join()} sheet={data} />
            <SuspendPanel sheet={data} />
          </div>
          <UserHistory userId={userId} />
        </>
      )}
    </div>
  );
}
