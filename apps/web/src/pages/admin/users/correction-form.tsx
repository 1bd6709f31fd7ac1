import { levelOfExp } from '@deckframe/domain/rewards/exp/levels';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import type { UserSheetData } from '../../../features/staff/users-api.ts';
import { correctExp, type Correction } from '../../staff/console/users/sheet-api.ts';
import { useUserAct } from '../../staff/console/users/use-user-act.ts';

const REASON_MAX = 200;
const AMOUNT_MAX = 1_000_000;

/** What they would have is shown before it is done. */
export function CorrectionForm({ sheet }: { sheet: UserSheetData }) {
  const { i18n, t } = useLingui();
  const { api } = useAppServices();
  const { id } = sheet.user.member;
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useUserAct<Correction>(
    id,
    (correction, key) => correctExp(api, id, correction, key),
    () => t`EXP corrected.`,
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
          mutate({ amount, reason: reason.trim() });
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
