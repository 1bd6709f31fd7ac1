import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { initialsOf } from '#ui/initials.ts';
import { Panel } from '#ui/panel.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import { Loaded } from './loaded.tsx';
import { BLOCKS, blocksQuery, unblock } from './settings-api.ts';
import { SettingList, SettingRow } from './setting-row.tsx';
import { useDate } from './use-date.ts';
import { useAccountWrite } from './use-account-write.ts';

export function BlocksPanel() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const blocks = useInfiniteQuery(blocksQuery(useUser()?.id));
  const formatDate = useDate();
  const unblocking = useAccountWrite({
    send: (userId: string, key) => unblock(api, userId, key),
    changes: BLOCKS,
    doneText: t`Unblocked.`,
  });
  return (
    <Panel heading={t`Blocked users`}>
      <Loaded query={blocks} failedTitle={t`Blocked users did not load`} lines={1}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.blocks);
          if (entries.length === 0) {
            return (
              <p className="settings-note-line">
                <Trans>
                  Nobody. You can block someone on their profile; then neither of you can follow the
                  other or comment on what the other published.
                </Trans>
              </p>
            );
          }
          return (
            <SettingList>
              {entries.map(({ userId, username, createdAt }) => (
                <SettingRow
                  key={userId}
                  icon={<span aria-hidden="true">{initialsOf(username)}</span>}
                  title={
                    <Link
                      className={linkClassName('inline')}
                      to="/profile/$userId"
                      params={{ userId }}
                    >
                      {username}
                    </Link>
                  }
                  note={t`Since ${formatDate(createdAt)}`}
                  actions={
                    <Button
                      busy={unblocking.isPending && unblocking.variables === userId}
                      aria-label={t`Unblock ${username}`}
                      onClick={() => unblocking.mutate(userId)}
                    >
                      <Trans>Unblock</Trans>
                    </Button>
                  }
                />
              ))}
            </SettingList>
          );
        }}
      </Loaded>
      {blocks.hasNextPage && (
        <div className="settings-foot">
          <Button busy={blocks.isFetchingNextPage} onClick={() => void blocks.fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </Panel>
  );
}
