import { classNames } from './class-names.ts';
import './level-chip.css';

const LEVEL_MIN = 1;
const LEVEL_MAX = 999;

export function clampLevel(level: number): number {
  return Number.isFinite(level)
    ? Math.max(LEVEL_MIN, Math.min(LEVEL_MAX, Math.trunc(level)))
    : LEVEL_MIN;
}

export type LevelChipSize = 'small' | 'medium' | 'large' | 'xlarge';

export type LevelChipProps = {
  /** A level, or experience inside the level. */
  mode?: 'level' | 'exp';
  value: number;
  /** "LV" or "EXP" */
  unit: string;
  /** The whole in words, for assistive technology: "Level 42". */
  label: string;
  size?: LevelChipSize;
};

export function LevelChip({ mode = 'level', value, unit, label, size = 'small' }: LevelChipProps) {
  const shown = mode === 'level' ? clampLevel(value) : Math.max(0, Math.trunc(value) || 0);
  return (
    <span className={classNames('lv', `lv--${size}`)}>
      <span className="sr-only">{label}</span>
      <small className="lv__unit" aria-hidden="true">
        {unit}
      </small>
      <span aria-hidden="true">{shown.toLocaleString('en')}</span>
    </span>
  );
}
