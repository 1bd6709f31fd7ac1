import { Trans, useLingui } from '@lingui/react/macro';
import { Lock, LockOpen } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { useDeckName } from '#features/meta/result-meta/use-deck-name.ts';

type Props = {
  names: readonly string[];
  shares: readonly number[];
  held: ReadonlySet<number>;
  onMove: (deck: number, share: number) => void;
  onHold: (deck: number) => void;
  presets: { played: () => void; recent: (() => void) | null; even: () => void };
  /** Content that loads the field of earlier events. */
  fromEvents: ReactNode;
  children: ReactNode;
};

/** Expected share of each archetype. Native sliders work by keyboard and touch. */
export function FieldSliders(props: Props) {
  const { names, shares, held, onMove, onHold, presets } = props;
  const { t, i18n } = useLingui();
  const nameOf = useDeckName();
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Panel heading={t`Expected field`} className="planner__field">
      <div className="planner__presets">
        <Button size="sm" onClick={presets.played}>{t`As played`}</Button>
        {presets.recent && <Button size="sm" onClick={presets.recent}>{t`Last two weeks`}</Button>}
        <Button size="sm" onClick={presets.even}>{t`Even`}</Button>
        {props.fromEvents}
      </div>
      <ul className="sliders">
        {names.map((archetype, deck) => {
          const name = nameOf(archetype);
          const share = shares[deck] ?? 0;
          const isHeld = held.has(deck);
          return (
            <li key={archetype}>
              <span className="sliders__name">{name}</span>
              <input
                type="range"
                className="sliders__range"
                min={0}
                max={100}
                step={1}
                value={Math.round(share * 100)}
                disabled={isHeld}
                aria-label={t`Share of ${name}`}
                aria-valuetext={percent(share)}
                style={{ '--at': share } as CSSProperties}
                onChange={(event) => onMove(deck, event.target.valueAsNumber / 100)}
              />
              <b>{percent(share)}</b>
              <IconButton
                size="sm"
                label={t`Hold ${name}`}
                aria-pressed={isHeld}
                icon={isHeld ? <Lock size={15} /> : <LockOpen size={15} />}
                onClick={() => onHold(deck)}
              />
            </li>
          );
        })}
      </ul>
      <p className="archetype__note">
        <Trans>Move one and the others give way in proportion. Hold what you are sure of.</Trans>
      </p>
      {props.children}
    </Panel>
  );
}
