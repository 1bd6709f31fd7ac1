import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DataTable, type TableColumn } from '#ui/data-table.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { AuditChanges } from '../../../../features/staff/audit-changes.tsx';
import type { CardsReport } from './api.ts';

type DiffCard = CardsReport['cards'][number];

/** Changes per card and kind, before and after. */
export function DiffTable({ report: { cards, counts } }: { report: CardsReport }) {
  const { i18n, t } = useLingui();
  const words = {
    changed: t`Changed`,
    new: t`New`,
    gone: t`To be hidden`,
    back: t`Shown again`,
  };
  const kinds = (['changed', 'new', 'gone', 'back'] as const).filter((kind) => counts[kind] > 0);
  const [chosen, setChosen] = useState<DiffCard['kind']>();
  const kind = chosen !== undefined && kinds.includes(chosen) ? chosen : (kinds[0] ?? 'changed');
  const rows = cards.filter((card) => card.kind === kind);
  const columns: TableColumn<DiffCard>[] = [
    { id: 'number', header: t`Number`, small: 'main', cell: showNumber },
    { id: 'name', header: t`Name`, small: 'fold', cell: ({ name }) => name },
  ];
  if (rows.some(({ changes }) => changes.length > 0)) {
    columns.push({ id: 'changes', header: t`Before and after`, small: 'fold', cell: showChanges });
  }
  const rest = i18n.number(counts[kind] - rows.length);
  return (
    <div className="imports__diff">
      <Segmented
        label={t`Which cards`}
        value={kind}
        onChange={setChosen}
        options={kinds.map((value) => ({
          value,
          label: `${words[value]} ${i18n.number(counts[value])}`,
        }))}
      />
      <div className="imports__table">
        <DataTable
          caption={t`What the file changes`}
          columns={columns}
          rows={rows}
          rowKey={({ cardno }) => cardno}
        />
      </div>
      {counts[kind] > rows.length && <p className="imports__hint">{t`and ${rest} more`}</p>}
    </div>
  );
}

function showNumber({ cardno }: DiffCard) {
  return <code className="imports__number">{cardno}</code>;
}

function showChanges({ changes }: DiffCard) {
  const told = changes.map(({ column, before, after }) => ({ field: column, before, after }));
  return <AuditChanges changes={told} />;
}
