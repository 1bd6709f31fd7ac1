import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { AUDIT_KEY } from '../../../features/staff/users-api.ts';
import {
  actOnImport,
  IMPORTS_KEY,
  type ImportAct,
  type ImportRun,
} from '../../cards/console/imports/api.ts';

const WRITABLE = ['declined', 'dry run', 'changed'];

/** Write what is shown, with faulty rows left out if there are any, or drop the file. */
export function RunActs({ run }: { run: ImportRun }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, variables } = useWrite<ImportAct, void>({
    send: (act, key) => actOnImport(api, config.gameid, run.id, act, key),
    done: async () => {
      await Promise.all(
        [IMPORTS_KEY, AUDIT_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
    settled: () => setAsking(false),
  });
  if (run.state !== 'compared' && run.state !== 'comparing') return null;
  const changes = countChanges(run);
  const isFaulty = run.outcome === 'faulty';
  const isReady = run.state === 'compared' && changes > 0;
  const mayWrite = isReady && (isFaulty || WRITABLE.includes(run.outcome ?? ''));
  const words = plural(changes, { one: 'Write # change', other: 'Write # changes' });
  const gone = run.cards?.counts.gone ?? 0;
  const hidden = plural(gone, { one: '# card is hidden.', other: '# cards are hidden.' });
  return (
    <div className="imports__acts">
      {mayWrite && (
        <Button variant="primary" onClick={() => setAsking(true)}>
          {isFaulty ? t`Leave faulty rows out` : words}
        </Button>
      )}
      <Button
        busy={isPending && variables?.act === 'discard'}
        onClick={() => mutate({ act: 'discard' })}
      >
        <Trans>Drop the file</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words}
        objectName={run.sourceName}
        description={
          <>
            {t`All of it or nothing, as it is shown here; the catalog is published with it. What each card was stays in its history.`}{' '}
            {gone > 0 && hidden}
          </>
        }
        confirmLabel={t`Write`}
        cancelLabel={t`Cancel`}
        busy={isPending}
        onConfirm={() => mutate({ act: 'write', skipFaulty: isFaulty })}
      />
    </div>
  );
}

function countChanges({ cards, prices }: ImportRun): number {
  if (cards === null) return prices?.changed ?? 0;
  return Object.values(cards.counts).reduce((sum, count) => sum + count, 0);
}
