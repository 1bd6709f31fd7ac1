import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { DataTable, type TableColumn } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { runsQuery, type Run } from '../../cards/console/renumber/api.ts';
import { RunState } from './run-state.tsx';
import { UndoButton } from './undo-button.tsx';

/** Every renumbering of the game, the newest first, and how far the running one is. */
export function RunList() {
  const { i18n, t } = useLingui();
  const { api, config } = useAppServices();
  const query = useQuery(runsQuery(api, config.gameid));
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
      {query.isPending && (
        <div aria-busy="true" className="renumber__state">
          <Skeleton height={140} width="100%" />
        </div>
      )}
      {query.isError && (
        <ErrorState
          level={3}
          title={t`The list did not load`}
          message={errorText(query.error)}
          retryLabel={t`Try again`}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
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
