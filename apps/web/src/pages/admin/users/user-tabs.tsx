import { useLingui } from '@lingui/react/macro';
import { Tabs } from '#ui/tabs.tsx';
import type { UserSheetData } from '../../../features/staff/users-api.ts';
import { CosmeticsTab } from './cosmetics-tab.tsx';
import { ExpTab } from './exp-tab.tsx';
import { MailTab } from '../../staff/console/users/mail-tab.tsx';
import { NotesTab } from '../../staff/console/users/notes-tab.tsx';
import { RolesPanel } from './roles-panel.tsx';
import { SessionsTab } from './sessions-tab.tsx';
import { SuspendPanel } from '../../staff/console/users/suspend-panel.tsx';
import { UserHistory } from './user-history.tsx';
import { WrittenTab } from './written-tab.tsx';
import '../../../features/staff/sheet-tabs.css';

export type UserTabsProps = {
  sheet: UserSheetData;
  tab: string;
  onTab: (tab: string) => void;
};

/** What can be done comes first; what is to be looked up lies a press away. */
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
