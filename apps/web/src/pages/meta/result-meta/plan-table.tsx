import type { PlannedDeck } from '@deckframe/domain/meta/plan-field';
import type { Meta } from '@deckframe/domain/meta/read-meta';
import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from '#ui/data-table.tsx';
import { Panel } from '#ui/panel.tsx';
import { drawCut, drawDeck, drawPlannedRate } from './plan-cells.tsx';

type Props = { planned: readonly PlannedDeck[]; meta: Meta; windowId: string };

/** Expected results of each deck, best first. */
export function PlanTable({ planned, meta, windowId }: Props) {
  const { t, i18n } = useLingui();
  const matches = new Map(meta.rows.map(({ archetype, n }) => [archetype, n]));
  return (
    <Panel flush heading={t`What to bring`}>
      <DataTable
        caption={t`Decks by their expected win rate in this field`}
        rows={planned}
        rowKey={({ archetype }) => archetype}
        columns={[
          {
            id: 'deck',
            header: t`Deck`,
            cell: (deck) => drawDeck(deck, windowId),
            small: 'main',
          },
          { id: 'rate', header: t`Expected win rate`, cell: drawPlannedRate },
          { id: 'cut', header: t`Into the cut`, cell: drawCut, small: 'fold' },
          {
            id: 'matches',
            header: t`Matches`,
            align: 'end',
            cell: ({ archetype }) => i18n.number(matches.get(archetype) ?? 0),
            small: 'drop',
          },
        ]}
      />
      <p className="archetype__note">
        <Trans>
          Wide bars mean few matches behind the number. The true figure lies within the bar 19 times
          of 20, if people play as well as they did and bring what you expect.
        </Trans>
      </p>
    </Panel>
  );
}
