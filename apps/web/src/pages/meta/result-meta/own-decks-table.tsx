import { toStoredName } from '@deckframe/domain/decks/deck/deck';
import type { PlannedDeck } from '@deckframe/domain/meta/plan-field';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DataTable } from '#ui/data-table.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { drawCut, drawDeck, drawPlannedRate } from './plan-cells.tsx';

/** `missing`: copies that the collection lacks; undefined until loaded. */
export type OwnDeckRow = PlannedDeck & { id: string; name: string; missing: number | undefined };

type Props = { rows: readonly OwnDeckRow[]; windowId: string };

const drawName = ({ id, name }: OwnDeckRow) => (
  <Link to="/deck/$deckId" params={{ deckId: id }}>
    {toStoredName(name)}
  </Link>
);

const drawMissing = ({ missing }: OwnDeckRow) =>
  missing === undefined ? '–' : <MissingTag missing={missing} />;

/** Best first. Decks without archetype have no figures and are left out. */
export function OwnDecksTable({ rows, windowId }: Props) {
  const { t } = useLingui();
  return (
    <Panel flush heading={t`Your decks`}>
      <DataTable
        caption={t`Your decks by their expected win rate in this field`}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <p className="archetype__note">{t`None of your decks matches an archetype in these results.`}</p>
        }
        columns={[
          { id: 'name', header: t`Deck`, cell: drawName, small: 'main' },
          {
            id: 'kind',
            header: t`Archetype`,
            cell: (deck) => drawDeck(deck, windowId),
            small: 'fold',
          },
          { id: 'rate', header: t`Expected win rate`, cell: drawPlannedRate },
          { id: 'cut', header: t`Into the cut`, cell: drawCut, small: 'fold' },
          {
            id: 'missing',
            header: t`Your cards`,
            cell: drawMissing,
            small: 'fold',
          },
        ]}
      />
    </Panel>
  );
}

function MissingTag({ missing }: { missing: number }) {
  const { t } = useLingui();
  return missing === 0 ? (
    <Tag tone="ok">{t`Ready`}</Tag>
  ) : (
    <Tag tone="warn">{t`Short ${missing}`}</Tag>
  );
}
