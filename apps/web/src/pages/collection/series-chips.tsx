import type { SeriesCompletion } from '@deckframe/domain/collection/entries/completion';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { findSeriesByValue } from '#catalogue/card-value.ts';
import type { CSSProperties } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import './collection/series-chips.css';

export type SeriesChipsProps = {
  completion: readonly SeriesCompletion[];
  chosen: string;
  onChoose: (series: string) => void;
};

/** Which set lies open, and how full each is. */
export function SeriesChips({ completion, chosen, onChoose }: SeriesChipsProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  return (
    <div className="series-chips" role="group" aria-label={t`Set`}>
      {completion.map(({ series, owned, total }) => (
        <button
          key={series}
          type="button"
          className="series-chip"
          aria-pressed={series === chosen}
          onClick={() => onChoose(series)}
        >
          <Ring owned={owned} total={total} />
          <span>
            <b>{findSeriesByValue(config, series)?.name ?? series}</b>
            <small>
              <span className="mono">{series}</span> · {owned} / {total}
            </small>
          </span>
        </button>
      ))}
    </div>
  );
}

function Ring({ owned, total }: { owned: number; total: number }) {
  const percent = total === 0 ? 0 : Math.floor((owned / total) * 100);
  return (
    <span
      className="series-ring"
      data-full={owned === total || undefined}
      style={{ '--share': `${percent}%` } as CSSProperties}
      aria-hidden="true"
    >
      <span>{owned === total ? <Check size={13} /> : percent}</span>
    </span>
  );
}
