import { can } from '@deckframe/domain/accounts/access/can';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAppServices, useUser } from '#lib/app-services.ts';
import type { UserSheetData } from '../../../features/staff/users-api.ts';
import { CorrectionForm } from './correction-form.tsx';
import { ledgerQuery, type LedgerEntry } from '../../staff/console/users/sheet-api.ts';
import { SheetList } from '../../../features/staff/sheet-list.tsx';

/** Everything that was ever paid or corrected. Nothing in it is changed: a correction is one more. */
export function ExpTab({ sheet }: { sheet: UserSheetData }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const { id } = sheet.user.member;
  const query = useInfiniteQuery(ledgerQuery(api, id));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const mayCorrect = can(user, 'member.look-after', { ownerId: id, roles: sheet.user.roles });
  return (
    <div className="sheet-tab">
      {mayCorrect && <CorrectionForm key={sheet.exp} sheet={sheet} />}
      <SheetList query={query} empty={entries.length === 0 ? t`No EXP so far.` : null}>
        <ol className="ledger" aria-label={t`EXP, the newest first`}>
          {entries.map((entry) => (
            <li key={`${entry.kind} ${entry.subject}`}>
              <LedgerLine entry={entry} />
            </li>
          ))}
        </ol>
      </SheetList>
    </div>
  );
}

function LedgerLine({ entry }: { entry: LedgerEntry }) {
  const { i18n, t } = useLingui();
  const words: Record<string, string> = {
    dailyCardRating: t`Rated the card of the day`,
    deckCreation: t`Made a deck`,
    deckPublication: t`Published a deck`,
    cardRating: t`Rated a card`,
    comment: t`Wrote a comment`,
    like: t`Liked a deck`,
    correction: t`Correction`,
  };
  const { amount, at, kind, reason, subject } = entry;
  return (
    <div className="ledger__line" data-kind={kind}>
      <span className="ledger__amount" data-less={amount < 0 ? '' : undefined}>
        {i18n.number(amount, { signDisplay: 'always' })}
      </span>
      <span className="ledger__what">
        {words[kind] ?? kind}
        <span className="ledger__why">{reason ?? subject}</span>
      </span>
      <time className="ledger__when" dateTime={at}>
        {i18n.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </div>
  );
}
