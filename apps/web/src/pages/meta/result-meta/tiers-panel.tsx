import type { MetaRow } from '@deckframe/domain/meta/read-meta';
import { useLingui, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { GameColor } from '#catalogue/game-color.tsx';
import { type ArchetypeLook, useArchetypeLooks } from '#decks/archetypes/archetype-looks.ts';
import { CardArt } from '#decks/cards/card-art.tsx';
import { ArchetypeLink } from '#features/meta/result-meta/archetype-link.tsx';
import { IntervalBar } from '#features/meta/result-meta/interval-bar.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Panel } from '#ui/panel.tsx';

type OfRow = { row: MetaRow };

function usePercent(): (share: number) => string {
  const { i18n } = useLingui();
  return (share) => i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
}

function TierCell({ row: { tier } }: OfRow) {
  return (
    <b className="tier" data-tier={tier ?? undefined}>
      {tier ?? '–'}
    </b>
  );
}

function ShareCell({ row: { share, entries } }: OfRow) {
  const { t } = useLingui();
  const percent = usePercent();
  return (
    <>
      <b>{percent(share.mean)}</b> <small>{t`of decks, ${entries}`}</small>
    </>
  );
}

function RateCell({ row: { wins, n, rate } }: OfRow) {
  const { t } = useLingui();
  const percent = usePercent();
  if (n === 0) return <Trans>no match counted</Trans>;
  return (
    <span className="rate">
      <b>{percent(wins / n)}</b>
      <IntervalBar {...rate} mark={wins / n} />
      <small>{t`${percent(rate.low)} to ${percent(rate.high)}`}</small>
    </span>
  );
}

const drawTier = (row: MetaRow) => <TierCell row={row} />;
/** Its colours, its name, and the art of its card behind the end of the cell. */
function NameCell({ row, windowId, look }: OfRow & { windowId: string; look?: ArchetypeLook }) {
  return (
    <span className="archetype-cell">
      {look?.card && <CardArt card={look.card} sizes="160px" />}
      <span className="archetype-cell__colors">
        {look?.colors.map((color) => (
          <GameColor key={color} value={color} labelled />
        ))}
      </span>
      <ArchetypeLink archetype={row.archetype} windowId={windowId} />
    </span>
  );
}
const drawShare = (row: MetaRow) => <ShareCell row={row} />;
const drawRate = (row: MetaRow) => <RateCell row={row} />;

type Props = { rows: readonly MetaRow[]; windowId: string; aside: ReactNode };

/** Archetypes by the lower bound of their win rate. */
export function TiersPanel({ rows, windowId, aside }: Props) {
  const { t, i18n } = useLingui();
  const looks = useArchetypeLooks();
  const drawName = (row: MetaRow) => (
    <NameCell row={row} windowId={windowId} look={looks.get(row.archetype)} />
  );
  return (
    <Panel flush heading={t`Decks`} aside={aside}>
      <DataTable
        caption={t`Decks by the lower end of their interval`}
        rows={rows}
        rowKey={({ archetype }) => archetype}
        columns={[
          { id: 'tier', header: t`Tier`, cell: drawTier },
          { id: 'deck', header: t`Deck`, cell: drawName, small: 'main' },
          {
            id: 'share',
            header: t({ message: 'Share', context: 'percentage' }),
            align: 'end',
            cell: drawShare,
            small: 'fold',
          },
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
