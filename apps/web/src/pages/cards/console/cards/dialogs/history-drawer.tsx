import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { Answer } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { SideDrawer } from '#ui/side-drawer.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CARD_HISTORY } from '../cards-api.ts';
import { printValue } from '../model/cell-text.ts';
import { valuesBefore } from '../model/restore-card.ts';
import type { WantedCell } from '../model/sheet.ts';
import type { SheetColumn } from '../model/sheet-columns.ts';

/** A card's history. Restoring an entry creates a draft. */
export function HistoryDrawer({ cardno, columns, onRestore, onClose }: HistoryDrawerProps) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const query = useQuery(apiQuery(CARD_HISTORY, { params: { game, cardno } }));
  const entries = query.data?.entries ?? [];
  const editable = new Set(columns.filter((column) => column.isEditable).map(({ name }) => name));
  const restore = (id: string) =>
    onRestore(
      [...valuesBefore(entries, id)].flatMap(([column, to]) =>
        editable.has(column) ? [{ cardno, column, to }] : [],
      ),
    );
  return (
    <SideDrawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`History of ${cardno}`}
      closeLabel={t`Close`}
    >
      <QueryPanel
        query={query}
        level={3}
        title={t`The history did not load`}
        pending={<Skeleton height={160} width="100%" />}
        empty={
          entries.length === 0 && (
            <p className="schedules__none">
              <Trans>Nothing has happened to this card yet.</Trans>
            </p>
          )
        }
      />
      <ol className="card-history">
        {entries.map((entry) => (
          <HistoryItem
            key={entry.id}
            entry={entry}
            columns={columns}
            onRestore={() => restore(entry.id)}
          />
        ))}
      </ol>
    </SideDrawer>
  );
}

type HistoryDrawerProps = {
  cardno: string;
  columns: readonly SheetColumn[];
  onRestore: (cells: WantedCell[]) => void;
  onClose: () => void;
};

function HistoryItem({ entry, columns, onRestore }: HistoryItemProps) {
  const { i18n, t } = useLingui();
  const labels = new Map(columns.map(({ name, label }) => [name, label]));
  const kinds = { new: t`Added`, changed: t`Changed`, gone: t`Gone`, back: t`Back again` };
  const date = i18n.date(new Date(entry.at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <p className="card-history__what">
        <b>{kinds[entry.kind]}</b> · {date} · {entry.by ?? entry.source}
      </p>
      {entry.note !== null && <p className="card-history__note">{entry.note}</p>}
      {entry.kind !== 'new' && (
        <dl className="card-history__cells">
          {Object.entries(entry.after).map(([column, value]) => (
            <div key={column}>
              <dt>{labels.get(column) ?? column}</dt>
              <dd>
                <del>{printValue(entry.before[column] ?? null) || '–'}</del>{' '}
                <ins>{printValue(value) || '–'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {entry.kind === 'changed' && (
        <Button size="sm" icon={<History size={14} aria-hidden="true" />} onClick={onRestore}>
          <Trans>Restore as before this</Trans>
        </Button>
      )}
    </li>
  );
}

type HistoryItemProps = {
  entry: Answer<typeof CARD_HISTORY>['entries'][number];
  columns: readonly SheetColumn[];
  onRestore: () => void;
};
