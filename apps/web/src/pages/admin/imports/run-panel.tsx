import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { importQuery, isWorkedOn, type ImportRun } from '../../cards/console/imports/api.ts';
import { CardsReport } from './cards-report.tsx';
import { Counts } from './counts.tsx';
import { RunActs } from './run-acts.tsx';
import { UndoRun } from './undo-run.tsx';
import { useOutcomeWords, useStateWords } from '../../cards/console/imports/use-import-words.ts';

const WHOLE = 100;

/** One file: how far the worker is, what it would change, and the word to write it. */
export function RunPanel({ id }: { id: string }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const sayState = useStateWords();
  const query = useQuery(importQuery(api, config.gameid, id));
  const run = query.data;
  if (run === undefined) {
    return (
      <Panel>
        {query.isError ? (
          <ErrorState
            level={2}
            title={t`The file did not load`}
            message={errorText(query.error)}
            retryLabel={t`Try again`}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
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
