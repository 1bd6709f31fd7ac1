import type { Meta, MetaRow } from '@deckframe/domain/meta/read-meta';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArchetypeLink } from '../../meta/result-meta/archetype-link.tsx';
import type { WindowFacts } from '../../meta/result-meta/api.ts';
import { IntervalBar } from '../../meta/result-meta/interval-bar.tsx';
import { Panel } from '#ui/panel.tsx';

/** Fewer matches than this are no figure. */
const LEAST = 5;
const SHOWN = 8;

type Props = { meta: Meta; row: MetaRow; window: WindowFacts };

/** Against what is played most, with how sure one may be. */
export function DeckMatchups({ meta, row, window }: Props) {
  const { t, i18n } = useLingui();
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const { archetype, n, rate, wins } = row;
  const rows = meta.rows
    .toSorted((a, b) => b.entries - a.entries)
    .flatMap(({ archetype: other }) => {
      const found = other === archetype ? null : meta.matchup(archetype, other);
      return found && found.n >= LEAST ? [{ other, ...found }] : [];
    })
    .slice(0, SHOWN);
  if (rows.length === 0) return null;
  return (
    <Panel
      className="deck-meta"
      heading={t`In events`}
      aside={<ArchetypeLink archetype={archetype} windowId={window.id} />}
    >
      <p className="deck-meta__note">
        <Trans>
          Decks like this won {percent(wins / n)} of {n} matches: {percent(rate.low)} to{' '}
          {percent(rate.high)}.
        </Trans>{' '}
        {window.isDemo && <Trans>These events are made up.</Trans>}
      </p>
      <ul className="deck-meta__list">
        {rows.map(({ other, wins: won, n: played, raw }) => (
          <li key={other}>
            <ArchetypeLink archetype={other} windowId={window.id} />
            <b>{percent(won / played)}</b>
            <IntervalBar {...raw} mark={won / played} />
            <small>{t`${percent(raw.low)} to ${percent(raw.high)}, ${played}`}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
