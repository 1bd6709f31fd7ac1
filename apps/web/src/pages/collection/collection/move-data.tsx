import type { CardFacts } from '@deckframe/domain/collection/entries/series-stats';
import { DEFAULT_COLLECTION_NAME } from '@deckframe/domain/collection/entries/entry';
import {
  listMissing,
  toCsvRows,
  toDocument,
} from '@deckframe/domain/collection/entries/export-rows';
import { writeCsv } from '@deckframe/domain/collection/entries/read-csv';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Braces, Download, Files, ListTodo, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SharedShelf } from '#features/collection/sync/use-shelf.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { saveFile } from '#lib/save-file.ts';
import { useValue } from '#lib/use-value.ts';
import { Panel } from '#ui/panel.tsx';
import './move-data.css';

export type MoveDataProps = { shelf: SharedShelf; facts: CardFacts; playset: number };

/** Export and import of the whole collection. */
export function MoveData({ shelf, facts, playset }: MoveDataProps) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const collections = useValue(shelf.collections) ?? [];
  const own = collections.find(({ id }) => id === shelf.collection)?.name;
  const save = (name: string, type: string, text: string) =>
    saveFile(`${gameid}-${name}`, new Blob([text], { type }));
  return (
    <Panel heading={t`Move your data`}>
      <div className="move-data">
        <Link to="/collection/add" search={{ from: 'file' }} className="move-data__way">
          <Way icon={<Upload size={18} />} title={t`Import`} hint={t`CSV from other apps`} />
        </Link>
        <button
          type="button"
          className="move-data__way"
          onClick={() =>
            save('collection.csv', 'text/csv', writeCsv(toCsvRows(facts, shelf.shown())))
          }
        >
          <Way
            icon={<Download size={18} />}
            title={t`Export CSV`}
            hint={t`Counts, marks and tags`}
          />
        </button>
        <button
          type="button"
          className="move-data__way"
          onClick={() => {
            const text = JSON.stringify(
              toDocument(shelf.shown(), own ?? DEFAULT_COLLECTION_NAME),
              null,
              2,
            );
            save('collection.json', 'application/json', text);
          }}
        >
          <Way icon={<Braces size={18} />} title={t`Export JSON`} hint={t`For programs`} />
        </button>
        <button
          type="button"
          className="move-data__way"
          onClick={() => {
            const text = listMissing(facts, shelf.shown(), playset).join('\n');
            save('missing.txt', 'text/plain', `${text}\n`);
          }}
        >
          <Way
            icon={<ListTodo size={18} />}
            title={t`Missing list`}
            hint={t`What playsets lack, as text`}
          />
        </button>
        {collections.length > 1 &&
          (['csv', 'json'] as const).map((format) => (
            <a
              key={format}
              className="move-data__way"
              href={`/api/games/${gameid}/my-collection.${format}`}
              download
            >
              <Way
                icon={<Files size={18} />}
                title={format === 'csv' ? t`All collections, CSV` : t`All collections, JSON`}
                hint={t`As they are saved`}
              />
            </a>
          ))}
      </div>
    </Panel>
  );
}

function Way({ icon, title, hint }: { icon: ReactNode; title: string; hint: string }) {
  return (
    <>
      {icon}
      <b>{title}</b>
      <small>{hint}</small>
    </>
  );
}
