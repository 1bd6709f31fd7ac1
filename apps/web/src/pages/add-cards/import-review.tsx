import type { CsvColumns } from '@deckframe/domain/collection/csv-columns';
import {
  IMPORT_MODES,
  listNames,
  planImport,
  type ImportMode,
} from '@deckframe/domain/collection/entries/plan-import';
import type { CsvTable } from '@deckframe/domain/collection/entries/read-csv';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useShelfChanges } from '#features/collection/sync/use-shelf-changes.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { ImportChanges } from '../collection/add-cards/import-changes.tsx';
import type { AddCardsProps } from '../collection/add-cards/add-cards-props.ts';
import '../collection/add-cards/import-review.css';

export type ImportReviewProps = AddCardsProps & {
  table: CsvTable;
  columns: CsvColumns;
  onDone: () => void;
};

/** What the file would change, by kinds; nothing is written before the button says so. */
export function ImportReview({ shelf, facts, book, table, columns, onDone }: ImportReviewProps) {
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
