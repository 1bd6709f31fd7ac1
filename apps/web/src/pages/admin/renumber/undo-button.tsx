import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AUDIT_KEY } from '../../../features/staff/users-api.ts';
import {
  isOpen,
  RUNS_KEY,
  runsQuery,
  undoRenumber,
  USE_KEY,
  type Run,
} from '../../cards/console/renumber/api.ts';

/** Also while it is on its way: the walk turns back where it is. */
export function UndoButton({ run }: { run: Run }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const isBusy = useQuery(runsQuery(api, config.gameid)).data?.some(isOpen) === true;
  const { from, id, name, state, to } = run;
  const { mutate, isPending } = useWrite<void, void>({
    send: (_, key) => undoRenumber(api, config.gameid, id, key),
    done: async () => {
      const stale = [RUNS_KEY, USE_KEY, AUDIT_KEY];
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
      toasts.show({ kind: 'success', title: t`${to} is ${from} again.` });
    },
    settled: () => setAsking(false),
  });
  if (state === 'undoing' || state === 'undone') return null;
  return (
    <>
      <Button
        size="sm"
        icon={<Undo2 size={15} aria-hidden="true" />}
        disabled={isBusy && state !== 'running'}
        aria-label={t`Undo ${from} → ${to}`}
        onClick={() => setAsking(true)}
      >
        {t`Undo`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Give ${name} its old number back?`}
        objectName={`${to} → ${from}`}
        description={t`What nobody has changed since is as it was, to the letter. What was changed keeps the change under the old number.`}
        confirmLabel={t`Undo`}
        cancelLabel={t`Cancel`}
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </>
  );
}
