import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { auditQuery } from '../../../features/staff/users-api.ts';
import { AuditChanges } from '../../../features/staff/audit-changes.tsx';
import { useActionWords } from '../../staff/console/audit/use-action-words.ts';

/** What staff did to this member, the newest first. */
export function UserHistory({ userId }: { userId: string }) {
  const { i18n, t } = useLingui();
  const { api } = useAppServices();
  const say = useActionWords();
  const query = useInfiniteQuery(auditQuery(api, { subject: `user:${userId}` }));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Panel heading={t`History`}>
      {query.isPending && <Skeleton height={48} width="100%" />}
      {query.data && entries.length === 0 && (
        <p className="user-history__by">
          <Trans>Staff have done nothing here yet.</Trans>
        </p>
      )}
      <ol className="user-history">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className="user-history__what">{say(entry.action)}</span>{' '}
            <AuditChanges changes={entry.changes} />
            <div className="user-history__by">
              {entry.actor ?? t`Deleted user`} ·{' '}
              {i18n.date(new Date(entry.at), { dateStyle: 'medium', timeStyle: 'short' })}
            </div>
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans>More</Trans>
        </Button>
      )}
    </Panel>
  );
}
