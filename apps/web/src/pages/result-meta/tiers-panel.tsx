import type { MetaRow } from '@deckframe/domain/meta/read-meta';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DataTable } from '#ui/data-table.tsx';
import { Panel } from '#ui/panel.tsx';
import { IntervalBar } from './interval-bar.tsx';
import { useDeckName } from './use-deck-name.ts';

/** Archetypes, the surest winners first. */
export function TiersPanel({ rows, aside }: { rows: readonly MetaRow[]; aside: ReactNode }) {
  const { t, i18n } = useLingui();
  const nameOf = useDeckName();
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Panel flush heading={t`Decks`} aside={aside}>
      <DataTable
        caption={t`Decks by the lower end of their interval`}
        rows={rows}
        rowKey={({ archetype }) => archetype}
        columns={[
          {
            id: 'tier',
            header: t`Tier`,
            cell: ({ tier }) => (
              <b className="tier" data-tier={tier ?? undefined}>
                {tier ?? '–'}
              </b>
            ),
          },
          {
            id: 'deck',
            header: t`Deck`,
            cell: ({ archetype }) => <b>{nameOf(archetype)}</b>,
            small: 'main',
          },
          {
            id: 'share',
            header: t`Share`,
            align: 'end',
            cell: ({ share, entries }) => (
              <>
                <b>{percent(share.mean)}</b> <small>{t`of decks, ${entries}`}</small>
              </>
            ),
            small: 'fold',
          },
          {
            id: 'rate',
            header: t`Win rate`,
            cell: ({ wins, n, rate }) =>
              n === 0 ? (
                <Trans>no match counted</Trans>
              ) : (
                <span className="rate">
                  <b>{percent(wins / n)}</b>
                  <IntervalBar {...rate} mark={wins / n} />
                  <small>{t`${percent(rate.low)} to ${percent(rate.high)}`}</small>
                </span>
              ),
            small: 'keep',
          },
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
