import { can } from '@deckframe/domain/accounts/access/can';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import type { UserSheetData } from '../../../features/staff/users-api.ts';
import { EndSessionsButton } from '../../staff/console/users/end-sessions-button.tsx';
import { endSession, sessionsQuery } from '../../staff/console/users/sheet-api.ts';
import { SheetList } from '../../../features/staff/sheet-list.tsx';
import { useUserAct } from '../../staff/console/users/use-user-act.ts';

/** Where they are logged in. One device can be logged out, or all. */
export function SessionsTab({ sheet }: { sheet: UserSheetData }) {
  const { i18n, t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const { id } = sheet.user.member;
  const query = useQuery(sessionsQuery(api, id));
  const sessions = query.data ?? [];
  const mayEnd = can(user, 'member.look-after', { ownerId: id, roles: sheet.user.roles });
  const { mutate, isPending, variables } = useUserAct<string>(
    id,
    (sessionId, key) => endSession(api, id, sessionId, key),
    () => t`Logged out of one device.`,
  );
  const say = (moment: string) =>
    i18n.date(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="sheet-tab">
      <SheetList query={query} empty={sessions.length === 0 ? t`Not logged in anywhere.` : null}>
        <ul className="sheet-rows">
          {sessions.map((session) => {
            const [seen, began] = [say(session.lastSeenAt), say(session.createdAt)];
            const { device } = session;
            return (
              <li key={session.id} className="sheet-rows__row">
                <MonitorSmartphone size={18} aria-hidden="true" />
                <span className="sheet-rows__main">
                  {device}
                  <span className="sheet-rows__by">
                    <Trans>
                      last here {seen}, logged in {began}
                    </Trans>
                  </span>
                </span>
                {mayEnd && (
                  <Button
                    size="sm"
                    busy={isPending && variables === session.id}
                    aria-label={t`Log out ${device}`}
                    onClick={() => mutate(session.id)}
                  >
                    <Trans>Log out</Trans>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </SheetList>
      {mayEnd && sessions.length > 0 && (
        <div>
          <EndSessionsButton sheet={sheet} />
        </div>
      )}
    </div>
  );
}
