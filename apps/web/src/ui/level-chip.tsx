import {
  digitsOf,
  shownNumber,
  type LevelDisplayMode,
  type LevelDisplaySize,
} from '@deckframe/domain/rewards/exp/levels';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import './level-chip.css';

/** Digits and logos are static pictures. */
const PICTURES = '/v3/ctz/levels';

export type LevelChipSize = LevelDisplaySize;

export type LevelChipProps = {
  level?: number;
  exp?: number;
  /** A level, or experience. */
  mode?: LevelDisplayMode;
  /** "LV" or "EXP", if the logo cannot be loaded. */
  unit: string;
  /** The whole text for screen readers: "Level 42". */
  label: string;
  size?: LevelChipSize;
};

/** The level display, in four sizes (EXP-31). */
export function LevelChip(props: LevelChipProps) {
  const { mode = 'level', unit, label, size = 'small' } = props;
  const [isPlain, setPlain] = useState(false);
  const shown = shownNumber(props, mode);
  return (
    <span
      className={classNames('lv', `lv--${size}`)}
      // If a picture fails, text is shown.
      onErrorCapture={() => setPlain(true)}
    >
      <span className="sr-only">{label}</span>
      {isPlain ? (
        <span aria-hidden="true">
          <small className="lv__unit">{unit}</small> {shown.toLocaleString('en')}
        </span>
      ) : (
        <span className="lv__row" aria-hidden="true">
          <img
            className="lv__logo"
            src={`${PICTURES}/${mode === 'level' ? 'lv' : 'exp'}.svg`}
            alt=""
          />
          <span className="lv__digits">
            {digitsOf(shown).map((digit, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- A digit is its place.
              <img key={place} className="lv__digit" src={`${PICTURES}/${digit}.svg`} alt="" />
            ))}
          </span>
        </span>
      )}
    </span>
  );
}
