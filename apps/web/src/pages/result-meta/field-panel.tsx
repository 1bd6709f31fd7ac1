import type { Meta } from '@deckframe/domain/meta/read-meta';
import { useLingui } from '@lingui/react/macro';
import { ArchetypeLink } from '#features/meta/result-meta/archetype-link.tsx';
import { IntervalBar } from '#features/meta/result-meta/interval-bar.tsx';
import { Panel } from '#ui/panel.tsx';

/** Fewer matches than this are no figure. */
const LEAST = 5;

type Props = { meta: Meta; archetype: string; windowId: string };

/** How it does against each other deck, the best matchup first. */
export function FieldPanel({ meta, archetype, windowId }: Props) {
  const { t, i18n } = useLingui();
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const rows = meta.rows
    .flatMap(({ archetype: other }) => {
      const found = other === archetype ? null : meta.matchup(archetype, other);
      return found && found.n >= LEAST ? [{ other, ...found }] : [];
    })
    .toSorted((a, b) => b.wins / b.n - a.wins / a.n);
  return (
    <Panel heading={t`Against the field`}>
      <ul className="field-list">
        {rows.map(({ other, wins, n, raw }) => (
          <li key={other}>
            <ArchetypeLink archetype={other} windowId={windowId} />
            <b>{percent(wins / n)}</b>
            <IntervalBar {...raw} mark={wins / n} />
            <small>{t`${percent(raw.low)} to ${percent(raw.high)}, ${n}`}</small>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="archetype__note">{t`Too few matches to say.`}</p>}
    </Panel>
  );
}
