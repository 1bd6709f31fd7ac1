import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AUDIT_KEY } from '../../../features/staff/users-api.ts';
import {
  beginRenumber,
  isOpen,
  runsQuery,
  RUNS_KEY,
  type NumberUse,
} from '../../cards/console/renumber/api.ts';

const NUMBER_MAX = 64;
/** As the API takes it. */
const NUMBER = /^[^\s,|"]+$/;

export type NewNumberProps = { use: NumberUse; onBegun: () => void };

/** The new number; a refusal is told under it. */
export function NewNumber({ use: { cardno, name }, onBegun }: NewNumberProps) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const game = config.gameid;
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);
  const running = useQuery(runsQuery(api, game)).data?.find(isOpen);
  const to = typed.trim();
  const begin = useWrite<string, void>({
    send: (number, key) => beginRenumber(api, game, { from: cardno, to: number }, key),
    failure: () => null,
    done: async (_, number) => {
      await Promise.all(
        [RUNS_KEY, AUDIT_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
      toasts.show({ kind: 'success', title: t`${cardno} is ${number} now.` });
      onBegun();
    },
    settled: () => setAsking(false),
  });
  const isFitting = to === '' || NUMBER.test(to);
  const fault = isFitting ? null : t`A number has no spaces, commas, quotes or |.`;
  const refusal = begin.error && begin.variables === to ? errorText(begin.error) : null;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (isFitting && to !== '' && to !== cardno && !running) setAsking(true);
  };
  return (
    <form className="renumber__ask" onSubmit={ask}>
      <TextField
        label={t`New number`}
        value={typed}
        maxLength={NUMBER_MAX}
        autoComplete="off"
        spellCheck={false}
        error={fault ?? refusal}
        hint={running && t`Wait until the renumbering below is over.`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        disabled={!isFitting || to === '' || to === cardno || running !== undefined}
      >
        <Trans>Renumber</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Renumber ${name}?`}
        objectName={`${cardno} → ${to}`}
        description={t`The old number leads to the new one at once. Decks, collections and trades are rewritten in the background. It can be undone.`}
        confirmLabel={t`Renumber`}
        cancelLabel={t`Cancel`}
        busy={begin.isPending}
        onConfirm={() => begin.mutate(to)}
      />
    </form>
  );
}
