import type { CSSProperties, ReactNode } from 'react';
import './size-slider.css';

/** Tile sizes in hundreds of pixels. */
const MIN = 0.7;
const MAX = 3.2;
const STEP = 0.1;

export type SizeSliderProps = {
  label: string;
  /** Only for screen readers, because an icon is visible. */
  labelHidden?: boolean;
  icon?: ReactNode;
  value: number;
  onChange: (value: number) => void;
};

/** A native range, which works by keyboard and touch. */
export function SizeSlider({ label, labelHidden, icon, value, onChange }: SizeSliderProps) {
  return (
    <label className="size-slider">
      <span className={labelHidden ? 'sr-only' : 'size-slider__label'}>{label}</span>
      {icon}
      <input
        type="range"
        className="size-slider__input"
        min={MIN}
        max={MAX}
        step={STEP}
        value={value}
        style={{ '--share': (value - MIN) / (MAX - MIN) } as CSSProperties}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}
