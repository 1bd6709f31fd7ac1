import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { initialsOf } from '#ui/initials.ts';
import { Tag } from '#ui/tag.tsx';
import { listSeries, type SeriesItem } from './list-series.ts';
import './series-picker.css';

const HUES = 12;

/** Generated mark of a series: initials on a plate whose angle and colour depend on the code. */
function SeriesMark({ code, name }: { code: string; name: string }) {
  const seed = Array.from(code).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  const tilt = 18 + (seed % 5) * 7;
  const hue = (seed % HUES) * (360 / HUES);
  return (
    <svg className="series-mark" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M4 4h44l12 12v44H16L4 48Z" fill={`oklch(0.3 0.06 ${hue})`} />
      <path
        d={`M4 ${tilt + 10} 60 ${tilt - 10}V${tilt + 2}L4 ${tilt + 22}Z`}
        fill={`oklch(0.52 0.11 ${hue})`}
      />
      <path
        d={`M4 ${tilt + 26} 60 ${tilt + 6}v3L4 ${tilt + 29}Z`}
        fill={`oklch(0.8 0.09 ${hue})`}
      />
      <path d="M4 4h44l12 12v44H16L4 48Z" className="series-mark__frame" />
      <text x="32" y="54" className="series-mark__letters">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

export type SeriesPickerProps = {
  picked: readonly string[] | null;
  /** The last applied series. */
  stored: readonly string[];
  /** The section of fan-made series, if any. */
  custom?: ReactNode;
  onSelect: (codes: readonly string[]) => void;
  onToggle: (code: string) => void;
  onPickSeveral: () => void;
  onApply: () => void;
  onAll: () => void;
};

const DATE_FORMAT = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** Series picker: one click loads a series; several can be selected and applied. */
export function SeriesPicker(props: SeriesPickerProps) {
  const { picked, stored, custom, onSelect, onApply, onPickSeveral, onAll } = props;
  const { t } = useLingui();
  const { series } = useGameConfig();
  const items = listSeries(series);
  const count = (picked ?? stored).length;
  return (
    <section className="series-picker" aria-labelledby="series-title">
      <header className="series-picker__head">
        <div>
          <h2 id="series-title" className="series-picker__title">
            <Trans>Choose a series</Trans>
          </h2>
          <p className="series-picker__lead">
            {picked ? (
              <Trans>Pick one or more, then apply.</Trans>
            ) : (
              <Trans>Press to load its cards.</Trans>
            )}
          </p>
        </div>
        <div className="series-picker__actions">
          {!picked && (
            <Button icon={<Layers size={16} />} onClick={onPickSeveral}>
              {t`Pick several`}
            </Button>
          )}
          <Button onClick={onAll}>{t`All series`}</Button>
          {picked && (
            <Button variant="primary" onClick={onApply}>
              {count === 0 ? t`Apply` : t`Apply ${count} series`}
            </Button>
          )}
          {!picked && count > 0 && (
            <Button variant="primary" onClick={() => onSelect(stored)}>
              {t`Load ${count} series again`}
            </Button>
          )}
        </div>
      </header>
      {custom}
      <ul className="series-picker__grid">
        {items.map((item) => (
          <li key={item.code}>
            <SeriesCard {...props} item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SeriesCard({
  item,
  picked,
  onSelect,
  onToggle,
}: SeriesPickerProps & { item: SeriesItem }) {
  const { t, i18n } = useLingui();
  const { code, name, released, date } = item;
  const isPicked = picked?.includes(code) ?? false;
  const day = date && i18n.date(`${date}T00:00:00Z`, DATE_FORMAT);
  return (
    <button
      type="button"
      className="series-card"
      aria-pressed={picked ? isPicked : undefined}
      onClick={() => (picked ? onToggle(code) : onSelect([code]))}
    >
      <SeriesMark code={code} name={name} />
      <span className="series-card__words">
        <span className="mono series-card__code">{code.replace(/-$/, '')}</span>
        <span className="series-card__name">{name}</span>
        <span className="series-card__date">
          {released ? day : day && t`Expected ${day}`}
          {!released && <Tag tone="soon">{t`Soon`}</Tag>}
        </span>
      </span>
      {picked && (
        <span className="series-card__box" data-on={isPicked || undefined} aria-hidden="true">
          {isPicked && <Check size={14} strokeWidth={3} />}
        </span>
      )}
    </button>
  );
}
