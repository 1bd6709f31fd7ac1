import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AUDIT_KEY } from '../../../features/staff/users-api.ts';
import { IMPORTS_KEY, undoImport, type ImportRun } from '../../cards/console/imports/api.ts';

type Undone = Awaited<ReturnType<typeof undoImport>>;

/** All that a file wrote, taken back in one act. */
export function UndoRun({ run }: { run: ImportRun }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useWrite<void, Undone>({
    send: (_none, key) => undoImport(api, config.gameid, run.id, key),
    done: async ({ cards, retained }) => {
      await Promise.all(
        [IMPORTS_KEY, AUDIT_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
      const title = plural(cards, {
        one: '# card is as it was.',
        other: '# cards are as they were.',
      });
      const words = plural(retained, {
        one: '# was changed since; that stays.',
        other: '# were changed since; that stays.',
      });
      toasts.show({ kind: 'success', title, ...(retained > 0 && { detail: words }) });
    },
    settled: () => setAsking(false),
  });
  return (
    <div className="imports__acts">
      <Button onClick={() => setAsking(true)}>
        <Trans>Undo the whole import</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Undo the whole import`}
        objectName={run.sourceName}
        description={t`Every value goes back to what it was, cards that came with the file are hidden, and the catalog is published anew. What was changed since stays.`}
        confirmLabel={t`Undo it`}
        cancelLabel={t`Cancel`}
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </div>
  );
}
