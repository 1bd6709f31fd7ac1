import { plural } from '@lingui/core/macro';
import { useLingui, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useGameConfig } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Progress } from '#ui/progress.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import {
  importQuery,
  IMPORT_READS,
  isWorkedOn,
  type ImportRun,
  type CardsReport as Report,
} from './api.ts';
import { DiffTable } from './diff-table.tsx';
import { useOutcomeWords, useStateWords } from './use-import-words.ts';

const WRITABLE = ['declined', 'dry run', 'changed'];

/** Buttons to write the shown changes (without faulty rows), or to discard the file. */
function RunActs({ run }: { run: ImportRun }) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const [isAsking, setAsking] = useState(false);
  const params = { game, id: run.id };
  const write = useApiWrite('POST /api/admin/games/:game/imports/:id/write', {
    invalidates: IMPORT_READS,
    settled: () => setAsking(false),
  });
  const discard = useApiWrite('POST /api/admin/games/:game/imports/:id/discard', {
    invalidates: IMPORT_READS,
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
      <Button busy={discard.isPending} onClick={() => discard.mutate({ params })}>
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
        confirmLabel={t`Import`}
        cancelLabel={t`Cancel`}
        busy={write.isPending}
        onConfirm={() => write.mutate({ params, body: { skipFaulty: isFaulty } })}
      />
    </div>
  );
}

function countChanges({ cards, prices }: ImportRun): number {
  if (cards === null) return prices?.changed ?? 0;
  return Object.values(cards.counts).reduce((sum, count) => sum + count, 0);
}

/** Undoes all changes of a file at once. */
function UndoRun({ run }: { run: ImportRun }) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useApiWrite('POST /api/admin/games/:game/imports/:id/undo', {
    invalidates: IMPORT_READS,
    done: ({ cards, retained }) => {
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
        onConfirm={() => mutate({ params: { game, id: run.id } })}
      />
    </div>
  );
}

function Counts({ counts }: { counts: readonly (readonly [string, number])[] }) {
  const { i18n } = useLingui();
  return (
    <dl className="imports__counts">
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{i18n.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Counts of new, missing, changed and faulty cards in a file. */
function CardsReport({ report }: { report: Report }) {
  const { t } = useLingui();
  const { counts } = report;
  const lines: [string, string[]][] = [
    [t`Columns the file lacks (cards keep theirs)`, report.absentColumns],
    [t`Columns that are not used`, report.unknownColumns],
    [t`Columns left out`, report.ignoredColumns.map(({ column, why }) => `${column}: ${why}`)],
    [
      t`Columns that change`,
      report.changedColumns.map(({ column, cards }) => `${column} (${cards})`),
    ],
    [
      t`Numbers already taken`,
      report.duplicates.map(
        ({ row, cardno, became }) => t`row ${row}: ${cardno} becomes ${became}`,
      ),
    ],
    [
      t`Faulty rows`,
      report.faults.map(({ row, cardno, faults }) => {
        const told = faults.join('; ');
        return cardno === '' ? t`row ${row}: ${told}` : t`row ${row} ${cardno}: ${told}`;
      }),
    ],
  ];
  return (
    <>
      <Counts
        counts={[
          [t`Rows`, report.rows],
          [t`New`, counts.new],
          [t`Changed`, counts.changed],
          [t`To be hidden`, counts.gone],
          [t`Shown again`, counts.back],
          [t`Faulty`, report.faulty],
        ]}
      />
      <dl className="imports__lines">
        {lines
          .filter(([, values]) => values.length > 0)
          .map(([label, values]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{values.join(', ')}</dd>
            </div>
          ))}
      </dl>
      {report.cards.length > 0 && <DiffTable report={report} />}
    </>
  );
}

const WHOLE = 100;

/** An import: progress, preview of the changes, and buttons. */
export function RunPanel({ id }: { id: string }) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const sayState = useStateWords();
  const query = useQuery(importQuery(gameid, id));
  const run = query.data;
  if (run === undefined) {
    return (
      <Panel>
        {query.isError ? (
          <QueryPanel query={query} level={2} title={t`The file did not load`} />
        ) : (
          <div aria-busy="true">
            <Skeleton height={220} width="100%" />
          </div>
        )}
      </Panel>
    );
  }
  const { tone, word } = sayState(run);
  return (
    <Panel heading={run.sourceName} aside={<Tag tone={tone}>{word}</Tag>}>
      <div className="imports__run">
        <RunProgress run={run} />
        <Outcome run={run} />
        {run.prices && <PricesReport prices={run.prices} />}
        {run.cards && <CardsReport report={run.cards} />}
        <RunActs run={run} />
        {run.isUndoable && <UndoRun run={run} />}
      </div>
    </Panel>
  );
}

function RunProgress({ run }: { run: ImportRun }) {
  const { t } = useLingui();
  if (!isWorkedOn(run)) return null;
  const label = run.state === 'comparing' ? t`Reading and comparing` : t`Writing`;
  const value = Math.round(run.share * WHOLE);
  return <Progress label={label} {...(value > 0 && { value, valueLabel: `${value}%` })} />;
}

function Outcome({ run }: { run: ImportRun }) {
  const said = useOutcomeWords()(run);
  if (said === null) return null;
  const isBad = run.state === 'unreadable' || run.outcome === 'made up';
  return <Notice tone={isBad ? 'danger' : 'warn'} title={said} />;
}

function PricesReport({ prices }: { prices: NonNullable<ImportRun['prices']> }) {
  const { t } = useLingui();
  return (
    <Counts
      counts={[
        [t`Rows`, prices.rows],
        [t`Prices that change`, prices.changed],
        [t`Name no card`, prices.unknown],
        [t`Faulty`, prices.faulty],
      ]}
    />
  );
}
