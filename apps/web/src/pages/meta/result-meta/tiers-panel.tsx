import type { MetaRow } from '@deckframe/domain/meta/read-meta';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DataTable } from '#ui/data-table.tsx';
import { Panel } from '#ui/panel.tsx';
import { drawName, drawRate, drawShare, drawTier } from '../../result-meta/tier-cells.tsx';

type Props = { rows: readonly MetaRow[]; windowId: string; aside: ReactNode };

/** Archetypes, the surest winners first. */
export function TiersPanel({ rows, windowId, aside }: Props) {
  const { t, i18n } = useLingui();
  return (
    <Panel flush heading={t`Decks`} aside={aside}>
      <DataTable
        caption={t`Decks by the lower end of their interval`}
        rows={rows}
        rowKey={({ archetype }) => archetype}
        columns={[
          { id: 'tier', header: t`Tier`, cell: drawTier },
          { id: 'deck', header: t`Deck`, cell: (row) => drawName(row, windowId), small: 'main' },
          { id: 'share', header: t`Share`, align: 'end', cell: drawShare, small: 'fold' },
          { id: 'rate', header: t`Win rate`, cell: drawRate, small: 'keep' },
          {
            id: 'matches',
            header: t`Matches`,
            align: 'end',
            cell: ({ n }) => i18n.number(n),
            small: 'drop',
          },
          {
            id: 'draws',
            header: t`Draws`,
            align: 'end',
            cell: ({ draws }) => draws,
            small: 'drop',
          },
          {
            id: 'cut',
            header: t`In the cut`,
            align: 'end',
            cell: ({ inCut }) => inCut,
            small: 'drop',
          },
        ]}
      />
    </Panel>
  );
}
