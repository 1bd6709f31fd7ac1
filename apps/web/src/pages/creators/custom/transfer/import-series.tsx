import {
  planSeriesImport,
  type ImportPlan,
  type ImportStep,
  type ImportFault,
} from '@deckframe/domain/creators/series/plan-series-import';
import { useLingui, Plural } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { CustomCard } from '#features/creators/custom-cards/api.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { ZipFault, type ZipFaultKind } from '#lib/zip/zip-fault.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Progress } from '#ui/progress.tsx';
import { readSeriesFile, type SeriesFile } from './read-series-file.ts';
import type { SendFault } from './send-import.ts';
import { useSeriesImport, type ImportState } from './use-series-import.ts';
import './import-series.css';

/** Returns why a file cannot be read. */
function useZipWords(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (error instanceof SyntaxError) return t`The file cannot be read.`;
    if (!(error instanceof ZipFault)) return errorText(error);
    const { entry } = error;
    const words: Record<ZipFaultKind, string> = {
      broken: entry ? t`${entry} cannot be read.` : t`The file cannot be read.`,
      path: t`A file has a name that leads elsewhere: ${entry}`,
      twice: t`The file is in it twice: ${entry}`,
      many: t`There are too many files in it.`,
      large: t`${entry} is too large: 4 MB at most.`,
      method: t`${entry} is packed in a way that cannot be read.`,
      table: t`A zip file needs one table: cards.csv or cards.json.`,
    };
    return words[error.kind];
  };
}

const SHOWN = 100;

/** Errors by row. */
function ImportFaults({ faults }: { faults: readonly (ImportFault | SendFault)[] }) {
  const { t } = useLingui();
  const say = useZipWords();
  const { labels } = useGameConfig();
  if (faults.length === 0) return null;
  const words = (fault: ImportFault | SendFault): string => {
    if ('error' in fault) return say(fault.error);
    const { kind, value } = fault;
    const column = labels[fault.column] ?? fault.column;
    if (kind === 'picture') return t`The picture is not in the file: ${value}`;
    if (kind === 'full') return t`The series is full.`;
    return kind === 'missing' ? t`${column} is missing.` : t`${column} cannot be this: ${value}`;
  };
  const more = faults.length - SHOWN;
  return (
    <ul className="studio-import__faults">
      {faults.slice(0, SHOWN).map((fault, at) => {
        const { row } = fault;
        return (
          // Rows may have several errors, and the list never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <b>{t`Row ${row}`}</b> {words(fault)}
          </li>
        );
      })}
      {more > 0 && (
        <li>
          <Plural value={more} one="And # more" other="And # more" />
        </li>
      )}
    </ul>
  );
}

type ReviewedFile = {
  readonly name: string;
  readonly file: SeriesFile;
  readonly plan: ImportPlan;
};
type ImportReviewProps = {
  opened: ReviewedFile;
  onStart: (steps: readonly ImportStep[]) => void;
};

/** Preview of the import. Nothing is written before confirmation. */
function ImportReview({ opened: { name, file, plan }, onStart }: ImportReviewProps) {
  const { t } = useLingui();
  const { steps, same, faults } = plan;
  const made = steps.filter(({ id }) => id === null).length;
  const pictures = steps.filter(({ picture }) => picture !== null).length;
  const unknown = file.unknown.join(', ');
  return (
    <div className="studio__stack">
      <b className="studio__words">{name}</b>
      <ul className="studio-import__facts">
        <li>
          <Plural value={made} one="# new card" other="# new cards" />
        </li>
        <li>
          <Plural value={steps.length - made} one="# changed card" other="# changed cards" />
        </li>
        <li>
          <Plural value={pictures} one="# picture" other="# pictures" />
        </li>
        <li>
          <Plural value={same} one="# card is there already" other="# cards are there already" />
        </li>
      </ul>
      {unknown !== '' && <Notice tone="warn">{t`Left out: ${unknown}`}</Notice>}
      {faults.length > 0 && (
        <Notice tone="warn">
          <Plural
            value={new Set(faults.map(({ row }) => row)).size}
            one="# row is left out:"
            other="# rows are left out:"
          />
        </Notice>
      )}
      <ImportFaults faults={faults} />
      <Button variant="primary" disabled={steps.length === 0} onClick={() => onStart(steps)}>
        <Plural value={steps.length} one="Import # card" other="Import # cards" />
      </Button>
    </div>
  );
}

const WHOLE = 100;

/** Progress, and at the end what was skipped. */
function ImportRun({ state }: { state: ImportState }) {
  const { t } = useLingui();
  const say = useZipWords();
  const { done, total, isRunning, faults, ended } = state;
  if (isRunning) {
    return (
      <Progress
        label={t`Importing`}
        value={(done / Math.max(total, 1)) * WHOLE}
        valueLabel={`${done} / ${total}`}
      />
    );
  }
  if (ended !== null) {
    return (
      <Notice tone="danger">
        {say(ended)} {t`What is there stays. Choose the file again to continue.`}
      </Notice>
    );
  }
  return (
    <div className="studio__stack">
      <Notice tone={faults.length === 0 ? 'info' : 'warn'}>
        {faults.length === 0 ? t`Everything is imported.` : t`Imported, apart from these rows:`}
      </Notice>
      <ImportFaults faults={faults} />
    </div>
  );
}

export type ImportSeriesProps = { seriesId: string; cards: readonly CustomCard[] };

/** Imports a file of cards: preview, then progress. */
export function ImportSeries({ seriesId, cards }: ImportSeriesProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const say = useZipWords();
  const [opened, setOpened] = useState<ReviewedFile | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { state, start, reset } = useSeriesImport(seriesId);
  const open = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setFault(null);
    setOpened(null);
    reset();
    try {
      const file = await readSeriesFile(config, chosen);
      const plan = planSeriesImport(config, file.rows, cards, file.pictures);
      setOpened({ name: chosen.name, file, plan });
    } catch (error) {
      setFault(say(error));
    }
  };
  return (
    <Panel heading={t`Import`}>
      <div className="studio__stack">
        <p>{t`Cards as CSV or JSON, or a zip file of such a table and its pictures.`}</p>
        <label className="studio-import__file" data-busy={state?.isRunning ? '' : undefined}>
          <Upload size={16} aria-hidden="true" />
          {t`Choose a file`}
          <input
            type="file"
            accept=".csv,.json,.zip"
            className="sr-only"
            disabled={state?.isRunning}
            onChange={({ currentTarget }) => {
              void open(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
        {fault !== null && <Notice tone="danger">{fault}</Notice>}
        {opened && !state && (
          <ImportReview opened={opened} onStart={(steps) => void start(opened.file, steps)} />
        )}
        {state && <ImportRun state={state} />}
      </div>
    </Panel>
  );
}
