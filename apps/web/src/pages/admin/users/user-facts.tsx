import { useLingui } from '@lingui/react/macro';
import type { UserSheetData } from '../../../features/staff/users-api.ts';

/** The API counts no further. */
const MANY = 1000;

export function UserFacts({ sheet }: { sheet: UserSheetData }) {
  const { i18n, t } = useLingui();
  const day = (moment: string) => i18n.date(new Date(moment), { dateStyle: 'medium' });
  const count = (value: number) => `${i18n.number(value)}${value >= MANY ? '+' : ''}`;
  const facts = [
    [t`Address`, sheet.email],
    [t`Joined`, day(sheet.user.createdAt)],
    [t`Last here`, sheet.lastSeenAt === null ? t`Never` : day(sheet.lastSeenAt)],
    [t`EXP`, i18n.number(sheet.exp)],
    [t`Sessions`, count(sheet.sessions)],
    [t`Second factor`, sheet.hasSecondFactor ? t`Set up` : t`None`],
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
