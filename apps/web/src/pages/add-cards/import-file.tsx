import {
  guessColumns,
  namesCards,
  type CsvColumns,
} from '@deckframe/domain/collection/csv-columns';
import { readCsv, type CsvTable } from '@deckframe/domain/collection/entries/read-csv';
import { useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import type { AddCardsProps } from '../collection/add-cards/add-cards-props.ts';
import { ColumnChoice } from './column-choice.tsx';
import { ImportReview } from './import-review.tsx';
import '../collection/add-cards/import-file.css';

/** Larger files are no list of cards. */
const FILE_MAX = 5_000_000;

type OpenedFile = { readonly name: string; readonly table: CsvTable; readonly columns: CsvColumns };

/** A file of another app: what its columns say, what it would change, and only then the writing. */
export function ImportFile(parts: AddCardsProps) {
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
