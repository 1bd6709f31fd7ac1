import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ExternalLink } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { USER, type UserEntry, type UserSheetData } from '../../../../features/staff/users-api.ts';
import { EndSessionsButton } from './end-sessions-button.tsx';
import { UserTabs } from './user-tabs.tsx';

/** The API counts up to this number. */
const MANY = 1000;

function UserFacts({ sheet }: { sheet: UserSheetData }) {
  const { i18n, t } = useLingui();
  const day = (moment: string) => i18n.date(new Date(moment), { dateStyle: 'medium' });
  const count = (value: number) => `${i18n.number(value)}${value >= MANY ? '+' : ''}`;
  const facts = [
    [t`Address`, sheet.email],
    [t`Joined`, day(sheet.user.createdAt)],
    [t`Last here`, sheet.lastSeenAt === null ? t`Never` : day(sheet.lastSeenAt)],
    [t`EXP`, i18n.number(sheet.exp)],
    [t`Sessions`, count(sheet.sessions)],
    [t`Second factor`, sheet.hasSecondFactor ? t`Set up` : t({ message: 'None', context: 'item' })],
    [t`Decks`, count(sheet.counts.decks)],
    [t`Comments`, count(sheet.counts.comments)],
    [t`Open reports`, count(sheet.counts.openReports)],
  ] as const;
  return (
    <dl className="sheet-of-user__facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Level, roles and restrictions of a member. */
function UserTags({ user }: { user: UserEntry }) {
  const { level } = user.member;
  return (
    <span className="user-tags">
      {user.suspended && (
        <Tag tone="danger">
          <Trans>Suspended</Trans>
        </Tag>
      )}
      {!user.emailVerified && (
        <Tag tone="warn">
          <Trans>Unconfirmed</Trans>
        </Tag>
      )}
      {user.roles.map((role) => (
        <Tag key={role}>{role}</Tag>
      ))}
      <Tag>
        <Trans>Level {level}</Trans>
      </Tag>
    </span>
  );
}

export type UserSheetProps = {
  userId: string;
  tab: string;
  onTab: (tab: string) => void;
  onClose: () => void;
};

/** Details of a member, and actions of staff. */
export function UserSheet({ userId, tab, onTab, onClose }: UserSheetProps) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const query = useQuery(apiQuery(USER, { params: { userId } }));
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
      <QueryPanel
        query={query}
        level={2}
        title={t`This user did not load`}
        pending={<Skeleton height={320} width="100%" />}
      />
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
