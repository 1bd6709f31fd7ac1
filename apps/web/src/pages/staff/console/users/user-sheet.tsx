import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ExternalLink } from 'lucide-react';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { sheetQuery } from '../../../../features/staff/users-api.ts';
import { EndSessionsButton } from './end-sessions-button.tsx';
import { UserFacts } from '../../../admin/users/user-facts.tsx';
import { UserTabs } from '../../../admin/users/user-tabs.tsx';
import { UserTags } from '../../../admin/users/user-tags.tsx';

export type UserSheetProps = {
  userId: string;
  tab: string;
  onTab: (tab: string) => void;
  onClose: () => void;
};

/** What staff need to know of one member, and what they can do. */
export function UserSheet({ userId, tab, onTab, onClose }: UserSheetProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
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
          <Panel heading={data.user.member.username} aside={<UserTags user={data.user} />}>
            <UserFacts sheet={data} />
            <div className="sheet-of-user__acts">
              <a
                className={buttonClassName()}
                href={`${gameBasePath(gameid)}${fillPath(getPage('profile').path, { userId })}`}
              >
                <ExternalLink size={16} aria-hidden="true" />
                <Trans>View profile</Trans>
              </a>
              <EndSessionsButton sheet={data} />
            </div>
          </Panel>
          <UserTabs sheet={data} tab={tab} onTab={onTab} />
        </>
      )}
    </div>
  );
}
