import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useGameConfig } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable, type TableColumn } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Progress } from '#ui/progress.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AUDIT } from '../../../../features/staff/users-api.ts';
import { isOpen, NUMBER_USE, RUNS, runsQuery, type Run } from './api.ts';

/** Also works while the worker runs: it then reverts from there. */
function UndoButton({ run }: { run: Run }) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const [isAsking, setAsking] = useState(false);
  const isBusy = useQuery(runsQuery(game)).data?.some(isOpen) === true;
  const { from, id, name, state, to } = run;
  const { mutate, isPending } = useApiWrite('POST /api/admin/games/:game/renumbers/:id/undo', {
    invalidates: [RUNS, NUMBER_USE, AUDIT],
    done: () => toasts.show({ kind: 'success', title: t`${to} is ${from} again.` }),
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
        onConfirm={() => mutate({ params: { game, id } })}
      />
    </>
  );
}

const WHOLE = 100;

/** Progress or result of the worker. */
function RunState({ run }: { run: Run }) {
  const { i18n, t } = useLingui();
  const { decks, entries, state, total, trades, walked } = run;
  if (isOpen(run)) {
    const [done, all] = [i18n.number(walked), i18n.number(total)];
    return (
      <div className="renumber__progress">
        <Progress
          label={state === 'running' ? t`Being rewritten` : t`Being undone`}
          {...(total > 0 && {
            value: (walked / total) * WHOLE,
            valueLabel: t`${done} of ${all}`,
          })}
        />
      </div>
    );
  }
  const said = {
    decks: i18n.number(decks),
    entries: i18n.number(entries),
    trades: i18n.number(trades),
  };
  return (
    <span className="renumber__done">
      <Tag tone={state === 'done' ? 'ok' : 'neutral'}>{state === 'done' ? t`Done` : t`Undone`}</Tag>
      <span className="renumber__by">
        {t`Decks: ${said.decks}, entries: ${said.entries}, trades: ${said.trades}`}
      </span>
    </span>
  );
}

/** All renumberings of the game, newest first, with progress. */
export function RunList() {
  const { i18n, t } = useLingui();
  const query = useQuery(runsQuery(useGameConfig().gameid));
  const runs = query.data;
  const sayTime = (at: string) =>
    i18n.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const columns: TableColumn<Run>[] = [
    { id: 'card', header: t`Card`, small: 'main', cell: ({ name }) => name },
    { id: 'numbers', header: t`Numbers`, small: 'fold', cell: showNumbers },
    { id: 'state', header: t`State`, small: 'fold', cell: showState },
    {
      id: 'when',
      header: t`When`,
      small: 'fold',
      cell: ({ createdAt, finishedAt }) => sayTime(finishedAt ?? createdAt),
    },
    {
      id: 'undo',
      header: t`Undo`,
      headerHidden: true,
      align: 'end',
      cell: showUndo,
    },
  ];
  return (
    <Panel heading={t`Renumbered`} flush>
      <QueryPanel
        query={query}
        level={3}
        title={t`The list did not load`}
        pending={
          <div aria-busy="true" className="renumber__state">
            <Skeleton height={140} width="100%" />
          </div>
        }
      />
      {runs?.length === 0 && (
        <EmptyState level={3} title={t`No card was renumbered yet`}>
          {t`Each renumbering stays here, with its way back.`}
        </EmptyState>
      )}
      {runs !== undefined && runs.length > 0 && (
        <DataTable
          caption={t`Renumbered cards, the newest first`}
          columns={columns}
          rows={runs}
          rowKey={({ id }) => id}
        />
      )}
    </Panel>
  );
}

function showNumbers({ from, to }: Run) {
  return <code className="renumber__numbers">{`${from} → ${to}`}</code>;
}

function showState(run: Run) {
  return <RunState run={run} />;
}

function showUndo(run: Run) {
  return <UndoButton run={run} />;
}
