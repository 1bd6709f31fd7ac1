import { can } from '@deckframe/domain/accounts/access/can';
import { levelOfExp } from '@deckframe/domain/rewards/exp/levels';
import { useLingui, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Answer } from '#lib/api-client.ts';
import { apiPages } from '#lib/api-query.ts';
import { useUser } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { SheetList } from '../../../../features/staff/sheet-list.tsx';
import type { UserSheetData } from '../../../../features/staff/users-api.ts';
import { userWrite } from './user-write.ts';

const LEDGER = 'GET /api/admin/users/:userId/exp';
const REASON_MAX = 200;
const AMOUNT_MAX = 1_000_000;

/** Shows the resulting EXP before the correction. */
function CorrectionForm({ sheet }: { sheet: UserSheetData }) {
  const { i18n, t } = useLingui();
  const { id } = sheet.user.member;
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useApiWrite(
    'POST /api/admin/users/:userId/exp',
    userWrite(() => t`EXP corrected.`),
  );
  const amount = /^[+-]?\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0;
  const sum = sheet.exp + amount;
  const isOff = Math.abs(amount) > AMOUNT_MAX || sum < 0;
  const fault =
    typed.trim() === '' || typed.trim() === '-'
      ? null
      : sum < 0
        ? t`Nobody can have less than 0 EXP.`
        : amount === 0 || isOff
          ? t`A whole number up to 1,000,000, with a minus to take away.`
          : null;
  const after = i18n.number(sum);
  const level = levelOfExp(Math.max(0, sum));
  return (
    <Panel heading={t`Correct EXP`} level={3}>
      <form
        className="correction"
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ params: { userId: id }, body: { amount, reason: reason.trim() } });
        }}
      >
        <TextField
          label={t`Amount`}
          inputMode="text"
          placeholder="-250"
          value={typed}
          maxLength={8}
          error={fault}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextField
          label={t`Reason`}
          hint={t`It stands in the list, and in the data the member can download.`}
          value={reason}
          maxLength={REASON_MAX}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="correction__end">
          <span aria-live="polite">
            {amount !== 0 && !isOff && (
              <Trans>
                Then {after} EXP, level {level}
              </Trans>
            )}
          </span>
          <Button
            type="submit"
            variant="primary"
            busy={isPending}
            disabled={amount === 0 || isOff || reason.trim() === ''}
          >
            <Trans>Add entry</Trans>
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** All EXP entries. Entries never change; a correction is a new one. */
export function ExpTab({ sheet }: { sheet: UserSheetData }) {
  const { t } = useLingui();
  const user = useUser();
  const { id } = sheet.user.member;
  const query = useInfiniteQuery(
    apiPages(LEDGER, { params: { userId: id } }, { cursor: 'after', next: (page) => page.next }),
  );
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

function LedgerLine({ entry }: { entry: Answer<typeof LEDGER>['entries'][number] }) {
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
