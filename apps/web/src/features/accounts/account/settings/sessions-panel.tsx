import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { useLogOut } from '../use-log-out.ts';
import { Loaded } from './loaded.tsx';
import { endOtherSessions, endSession, SESSIONS, sessionsQuery } from './settings-api.ts';
import { SettingList, SettingRow } from './setting-row.tsx';
import { useDate } from './use-date.ts';
import { useAccountWrite } from './use-account-write.ts';

export function SessionsPanel() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const sessions = useQuery(sessionsQuery(useUser()?.id));
  const formatDate = useDate();
  const logOutEverywhere = useLogOut('everywhere');
  const end = useAccountWrite({
    send: (id: string) => endSession(api, id),
    isKeyless: true,
    changes: SESSIONS,
    doneText: t`That device is logged out.`,
  });
  const endOthers = useAccountWrite({
    send: (_: void, key) => endOtherSessions(api, key),
    changes: SESSIONS,
    doneText: t`All other devices are logged out.`,
  });
  return (
    <Panel heading={t`Where you are logged in`}>
      <Loaded query={sessions} failedTitle={t`Your sessions did not load`} lines={2}>
        {(entries) => (
          <>
            <SettingList>
              {entries.map((entry) => (
                <SettingRow
                  key={entry.id}
                  icon={<MonitorSmartphone size={17} aria-hidden="true" />}
                  title={
                    <>
                      {entry.device}
                      {entry.current && <Tag tone="ok">{t`This device`}</Tag>}
                    </>
                  }
                  note={t`Last seen ${formatDate(entry.lastSeenAt)}, logged in ${formatDate(entry.createdAt)}`}
                  actions={
                    !entry.current && (
                      <Button
                        busy={end.isPending && end.variables === entry.id}
                        aria-label={t`Log out ${entry.device}`}
                        onClick={() => end.mutate(entry.id)}
                      >
                        <Trans>Log out</Trans>
                      </Button>
                    )
                  }
                />
              ))}
            </SettingList>
            <div className="settings-foot">
              {entries.length > 1 && (
                <Button busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
                  <Trans>Log out all other devices</Trans>
                </Button>
              )}
              <Button onClick={() => void logOutEverywhere()}>
                <Trans>Log out everywhere</Trans>
              </Button>
            </div>
          </>
        )}
      </Loaded>
    </Panel>
  );
}
