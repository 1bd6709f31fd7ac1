import {
  guessColumns,
  namesCards,
  CSV_USES,
  type CsvColumns,
  type CsvUse,
} from '@deckframe/domain/collection/entries/export-rows';
import { createNumberBook } from '@deckframe/domain/collection/entries/number-book';
import {
  IMPORT_MODES,
  listNames,
  planImport,
  type ImportMode,
} from '@deckframe/domain/collection/entries/plan-import';
import { readCsv, type CsvTable } from '@deckframe/domain/collection/entries/read-csv';
import type { CardFacts } from '@deckframe/domain/collection/entries/series-stats';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, Upload, ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCardFacts } from '#catalogue/use-card-facts.ts';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { CollectionBar } from '#features/collection/mode/collection-bar.tsx';
import { CollectionChoice } from '#features/collection/named/collection-choice.tsx';
import { useShelfChanges } from '#features/collection/sync/use-shelf-changes.ts';
import {
  saveByHand,
  useChosenShelf,
  type SharedShelf,
} from '#features/collection/sync/use-shelf.ts';
import { pageTitle } from '#lib/message-text.ts';
import { buttonClassName, Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { AddCardsProps } from './add-cards-props.ts';
import { ImportChanges } from './import-changes.tsx';
import { OpenBox } from './open-box.tsx';
import { TypeCards } from './type-cards.tsx';
import './add-cards-page.css';
import './import-file.css';
import './column-choice.css';
import './import-review.css';

type ImportReviewProps = AddCardsProps & {
  table: CsvTable;
  columns: CsvColumns;
  onDone: () => void;
};

/** Preview of an import by kind of change. Nothing is written before confirmation. */
function ImportReview({ shelf, facts, book, table, columns, onDone }: ImportReviewProps) {
  const { t } = useLingui();
  const [mode, setMode] = useState<ImportMode>('add');
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const edits = useShelfChanges(shelf);
  const names = useMemo(() => listNames(facts), [facts]);
  const plan = useMemo(
    () => ({ edits, ...planImport({ table, columns, mode, chosen }, book, names, shelf.get) }),
    [table, columns, mode, chosen, book, names, shelf, edits],
  );
  const taken = plan.cards.filter(({ cardno, kind }) => kind !== 'same' && !left.has(cardno));
  const count = taken.length;
  const write = () => {
    shelf.editAll(taken.flatMap(({ changes }) => changes));
    toasts.show({
      kind: 'success',
      title: plural(count, { one: '# card written', other: '# cards written' }),
      action: { label: t`Undo`, onPress: () => void shelf.undo() },
    });
    onDone();
  };
  const modes: Record<ImportMode, string> = {
    add: t`Add to mine`,
    set: t`Set my counts to the file`,
    raise: t`Only raise`,
  };
  return (
    <>
      <Panel heading={t`What would change`}>
        <Segmented
          label={t`How to combine the counts`}
          value={mode}
          onChange={setMode}
          options={IMPORT_MODES.map((value) => ({ value, label: modes[value] }))}
        />
        <ImportChanges
          plan={plan}
          facts={facts}
          left={left}
          onLeave={(cardno) => setLeft((before) => toggle(before, cardno))}
          onChoose={(line, cardno) => setChosen((before) => new Map(before).set(line, cardno))}
        />
      </Panel>
      <div className="import-dock">
        <ShieldCheck size={18} aria-hidden="true" />
        <p>
          <b>{t`Nothing is written yet.`}</b> {t`One press on Undo takes all of it back.`}
        </p>
        <Button variant="primary" disabled={count === 0} onClick={write}>
          {plural(count, { one: 'Write # change', other: 'Write # changes' })}
        </Button>
      </div>
    </>
  );
}

function toggle(set: ReadonlySet<string>, value: string): Set<string> {
  const changed = new Set(set);
  if (!changed.delete(value)) changed.add(value);
  return changed;
}

const SAMPLES = 3;

type ColumnChoiceProps = {
  table: CsvTable;
  columns: CsvColumns;
  onChange: (columns: CsvColumns) => void;
};

/** The meaning of each column, guessed and editable. */
function ColumnChoice({ table, columns, onChange }: ColumnChoiceProps) {
  const { t } = useLingui();
  const words: Record<CsvUse, string> = {
    number: t`Card number`,
    set: t`Set`,
    name: t`Name`,
    count: t`Count`,
    trading: t`Trading`,
    wanted: t`Wanted`,
    ignored: t`Ignored`,
    tag: t`Tag`,
  };
  const options = [
    { value: '', label: t`Not used` },
    ...CSV_USES.map((value) => ({ value, label: words[value] })),
  ];
  const choose = (at: number, use: string) => {
    const known = CSV_USES.find((one) => one === use) ?? null;
    // Each meaning has one column, so the earlier one is cleared.
    onChange(columns.map((one, other) => (other === at ? known : one === known ? null : one)));
  };
  return (
    <ul className="column-choice">
      {[...table.headings.entries()].map(([at, heading]) => (
        <li key={at}>
          <b className="mono">{heading}</b>
          <small className="mono">
            {table.rows
              .slice(0, SAMPLES)
              .map((row) => row[at] || '–')
              .join(', ')}
          </small>
          <SelectField
            label={t`Column ${heading} says`}
            labelHidden
            value={columns[at] ?? ''}
            onChange={(event) => choose(at, event.currentTarget.value)}
            options={options}
          />
        </li>
      ))}
    </ul>
  );
}

/** Larger files are not card lists. */
const FILE_MAX = 5_000_000;

type OpenedFile = { readonly name: string; readonly table: CsvTable; readonly columns: CsvColumns };

/** Imports a file of another app: columns, preview, confirmation. */
function ImportFile(parts: AddCardsProps) {
  const { t } = useLingui();
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const open = async (chosen: File | undefined) => {
    setFault(null);
    if (chosen === undefined) return;
    if (chosen.size > FILE_MAX) return setFault(t`The file is larger than 5 MB.`);
    const table = readCsv(await chosen.text());
    if (table.rows.length === 0) return setFault(t`The file has no lines below its headings.`);
    return setFile({ name: chosen.name, table, columns: guessColumns(table.headings) });
  };
  if (file === null) {
    return (
      <Panel heading={t`Import a file`}>
        <div className="import-start">
          <p>
            {t`Choose the CSV file that another app has exported. You see every change before it is written.`}
          </p>
          <label className="import-start__file">
            <Upload size={18} aria-hidden="true" />
            {t`Choose a file`}
            <input
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              className="sr-only"
              onChange={(event) => void open(event.currentTarget.files?.[0])}
            />
          </label>
          {fault !== null && <Notice tone="danger">{fault}</Notice>}
        </div>
      </Panel>
    );
  }
  const { name, table, columns } = file;
  const lines = table.rows.length;
  return (
    <div className="import">
      <Panel heading={name} aside={t`${lines} lines`}>
        <ColumnChoice
          table={table}
          columns={columns}
          onChange={(changed) => setFile({ ...file, columns: changed })}
        />
        <Button size="sm" onClick={() => setFile(null)}>
          {t`Another file`}
        </Button>
      </Panel>
      {namesCards(columns) ? (
        <ImportReview {...parts} table={table} columns={columns} onDone={() => setFile(null)} />
      ) : (
        <Notice tone="warn">{t`Say which column contains the card's number or name.`}</Notice>
      )}
    </div>
  );
}

/** Adds cards by typing numbers, opening a box, or importing a file. */
export function AddCardsPage() {
  const shelf = useChosenShelf();
  return shelf && <AddToShelf key={shelf.collection} shelf={shelf} />;
}

function AddToShelf({ shelf }: { shelf: SharedShelf }) {
  const { t } = useLingui();
  const facts = useCardFacts(useCatalogue('all'));
  const { from }: { from?: string } = useSearch({ strict: false });
  return (
    <div className="wrap add-cards">
      <PageHeading
        eyebrow={pageTitle('collection')}
        title={pageTitle('addCards')}
        lead={
          from === 'box'
            ? t`Each card is added when you select it. You can undo it.`
            : t`Your changes are saved when you press Enter or Save.`
        }
        actions={
          <Link to="/collection" className={buttonClassName({})}>
            <Check size={16} aria-hidden="true" />
            {t`Done`}
          </Link>
        }
      />
      <CollectionChoice shelf={shelf} />
      <CollectionBar
        shelf={shelf}
        onUndo={() => void shelf.undo()}
        onSave={() => void saveByHand(shelf)}
      />
      {facts === null ? <Skeleton height={320} /> : <Ways shelf={shelf} facts={facts} />}
    </div>
  );
}

function Ways({ shelf, facts }: { shelf: SharedShelf; facts: CardFacts }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { from }: { from?: string } = useSearch({ strict: false });
  const book = useMemo(() => createNumberBook(facts.cardno), [facts]);
  const parts = { shelf, facts, book };
  return (
    <Tabs
      label={t`How to add cards`}
      value={from === 'file' || from === 'box' ? from : 'type'}
      onChange={(way) =>
        void navigate({
          to: '/collection/add',
          search: way === 'type' ? {} : { from: way },
          replace: true,
        })
      }
      items={[
        {
          value: 'type',
          label: t({ message: 'Type', context: 'verb' }),
          panel: <TypeCards {...parts} />,
        },
        { value: 'box', label: t`Open a box`, panel: <OpenBox {...parts} /> },
        { value: 'file', label: t`Import a file`, panel: <ImportFile {...parts} /> },
      ]}
    />
  );
}
