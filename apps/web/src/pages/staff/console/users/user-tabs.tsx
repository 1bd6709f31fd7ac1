import { can } from '@deckframe/domain/accounts/access/can';
import { GRANTABLE_ROLES, isStaff } from '@deckframe/domain/accounts/access/roles';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { placePath } from '@deckframe/domain/community/writing/place-path';
import { useLingui, Trans } from '@lingui/react/macro';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Answer } from '#lib/api-client.ts';
import { apiPages, apiQuery } from '#lib/api-query.ts';
import { useUser } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Tag } from '#ui/tag.tsx';
import { AuditChanges } from '../../../../features/staff/audit-changes.tsx';
import { SheetList } from '../../../../features/staff/sheet-list.tsx';
import { auditQuery, type UserSheetData } from '../../../../features/staff/users-api.ts';
import { useActionWords } from '../audit/use-action-words.ts';
import { CosmeticsTab } from './cosmetics-tab.tsx';
import { EndSessionsButton } from './end-sessions-button.tsx';
import { ExpTab } from './exp-tab.tsx';
import { MailTab } from './mail-tab.tsx';
import { NotesTab } from './notes-tab.tsx';
import { SuspendPanel } from './suspend-panel.tsx';
import { userWrite } from './user-write.ts';
import '../../../../features/staff/sheet-tabs.css';

const WRITTEN = 'GET /api/admin/users/:userId/written';

/** Decks and comments, newest first, including hidden ones. */
function WrittenTab({ userId }: { userId: string }) {
  const { t } = useLingui();
  const [of, setOf] = useState<'comments' | 'decks'>('decks');
  const query = useInfiniteQuery(
    apiPages(
      WRITTEN,
      { params: { userId }, query: { of } },
      { cursor: 'after', next: (page) => page.next },
    ),
  );
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const nothing = of === 'decks' ? t`No decks so far.` : t`No comments so far.`;
  return (
    <div className="sheet-tab">
      <Segmented
        label={t`What they wrote`}
        value={of}
        onChange={setOf}
        options={[
          { value: 'decks', label: t`Decks` },
          { value: 'comments', label: t`Comments` },
        ]}
      />
      <SheetList query={query} empty={entries.length === 0 ? nothing : null}>
        <ol className="sheet-rows">
          {entries.map((entry) => (
            <li key={`${entry.game} ${entry.id}`} className="sheet-rows__row">
              <WrittenLine entry={entry} isComment={of === 'comments'} />
            </li>
          ))}
        </ol>
      </SheetList>
    </div>
  );
}

type WrittenLineProps = { entry: Answer<typeof WRITTEN>['entries'][number]; isComment: boolean };

function WrittenLine({ entry, isComment }: WrittenLineProps) {
  const { i18n, t } = useLingui();
  const { place, removal, visibility } = entry;
  const path = placePath({ ...place, comment: isComment ? entry.id : null });
  const words = { private: t`Private`, public: t`Public`, unlisted: t`Unlisted` };
  return (
    <>
      <span className="sheet-rows__main">
        <a className="link sheet-rows__text" href={`${gameBasePath(entry.game)}${path}`}>
          {entry.text}
        </a>
        <span className="sheet-rows__by">
          {i18n.date(new Date(entry.at), { dateStyle: 'medium', timeStyle: 'short' })}
          {removal?.reason && ` · ${removal.reason}`}
        </span>
      </span>
      <span className="sheet-rows__tags">
        {!isComment && <Tag>{words[visibility]}</Tag>}
        {removal !== null && (
          <Tag tone="danger">
            <Trans>Hidden by a moderator</Trans>
          </Tag>
        )}
      </span>
    </>
  );
}

/** Sessions of the member. Staff can end one or all. */
function SessionsTab({ sheet }: { sheet: UserSheetData }) {
  const { i18n, t } = useLingui();
  const user = useUser();
  const { id } = sheet.user.member;
  const query = useQuery(
    apiQuery('GET /api/admin/users/:userId/sessions', { params: { userId: id } }),
  );
  const sessions = query.data?.sessions ?? [];
  const mayEnd = can(user, 'member.look-after', { ownerId: id, roles: sheet.user.roles });
  const { mutate, isPending, variables } = useApiWrite(
    'DELETE /api/admin/users/:userId/sessions/:sessionId',
    userWrite(() => t`Logged out of one device.`),
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
                    busy={isPending && variables.params.sessionId === session.id}
                    aria-label={t`Log out ${device}`}
                    onClick={() => mutate({ params: { userId: id, sessionId: session.id } })}
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

/** Roles are saved together, because each save logs the member out. */
function RolesPanel({ sheet }: { sheet: UserSheetData }) {
  const { t } = useLingui();
  const user = useUser();
  const { id } = sheet.user.member;
  const held = sheet.user.roles;
  const [chosen, setChosen] = useState<readonly string[]>(held);
  const { mutate, isPending } = useApiWrite(
    'PUT /api/admin/users/:userId/roles',
    userWrite(() => t`Roles saved.`),
  );
  const person = { ownerId: id, roles: held };
  const mayChange = can(user, 'member.change-roles', person);
  const mayChangeStaff = can(user, 'member.change-superadmin', person);
  const hasChanged = GRANTABLE_ROLES.some((role) => held.includes(role) !== chosen.includes(role));
  const hints: Record<string, string> = {
    Administrator: t`May do everything on these pages.`,
    Superadmin: t`Also gives and takes these two roles.`,
    'Content Creator': t`Publishes articles and videos.`,
    EX: t`Sees no ads.`,
  };
  const toggle = (role: string) =>
    setChosen(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role]);
  return (
    <Panel heading={t`Roles`}>
      <div className="roles">
        {GRANTABLE_ROLES.map((role) => (
          <Switch
            key={role}
            label={role}
            hint={hints[role]}
            checked={chosen.includes(role)}
            disabled={!mayChange || (isStaff([role]) && !mayChangeStaff)}
            onChange={() => toggle(role)}
          />
        ))}
        {!mayChange && (
          <p className="user-history__by">
            <Trans>You cannot change the roles of this member.</Trans>
          </p>
        )}
        <Button
          variant="primary"
          disabled={!hasChanged}
          busy={isPending}
          onClick={() => mutate({ params: { userId: id }, body: { roles: [...chosen] } })}
        >
          <Trans>Save roles</Trans>
        </Button>
        <p className="user-history__by">
          <Trans>New roles count from the next login: the member is logged out.</Trans>
        </p>
      </div>
    </Panel>
  );
}

/** Staff actions on this member, newest first. */
function UserHistory({ userId }: { userId: string }) {
  const { i18n, t } = useLingui();
  const say = useActionWords();
  const query = useInfiniteQuery(auditQuery({ subject: `user:${userId}` }));
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

export type UserTabsProps = {
  sheet: UserSheetData;
  tab: string;
  onTab: (tab: string) => void;
};

/** Actions come first; details are on further tabs. */
export function UserTabs({ sheet, tab, onTab }: UserTabsProps) {
  const { t } = useLingui();
  const { id } = sheet.user.member;
  const items = [
    {
      value: 'account',
      label: t`Account`,
      panel: (
        <div className="sheet-tab">
          <div className="sheet-of-user__columns">
            <RolesPanel key={sheet.user.roles.join()} sheet={sheet} />
            <SuspendPanel sheet={sheet} />
          </div>
          <UserHistory userId={id} />
        </div>
      ),
    },
    { value: 'cosmetics', label: t`Cosmetics`, panel: <CosmeticsTab sheet={sheet} /> },
    { value: 'exp', label: t`EXP`, panel: <ExpTab sheet={sheet} /> },
    { value: 'mail', label: t`Mail`, panel: <MailTab sheet={sheet} /> },
    { value: 'written', label: t`Written`, panel: <WrittenTab userId={id} /> },
    {
      value: 'sessions',
      label: t`Sessions`,
      count: sheet.sessions,
      panel: <SessionsTab sheet={sheet} />,
    },
    { value: 'notes', label: t`Notes`, panel: <NotesTab sheet={sheet} /> },
  ];
  const value = items.some((item) => item.value === tab) ? tab : 'account';
  return <Tabs label={t`About this member`} items={items} value={value} onChange={onTab} />;
}
