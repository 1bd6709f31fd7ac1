import {
  digitsOf,
  shownNumber,
  type LevelDisplayMode,
  type LevelDisplaySize,
} from '@deckframe/domain/rewards/exp/levels';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import './level-chip.css';

/** Digits and logos are pictures of the static files. */
const PICTURES = '/v3/ctz/levels';

export type LevelChipSize = LevelDisplaySize;

export type LevelChipProps = {
  level?: number;
  exp?: number;
  /** A level, or experience. */
  mode?: LevelDisplayMode;
  /** "LV" or "EXP", where the logo cannot be had. */
  unit: string;
  /** The whole in words, for assistive technology: "Level 42". */
  label: string;
  size?: LevelChipSize;
};

/** The level display: one number in its frame, in four sizes (EXP-31). */
export function LevelChip(props: LevelChipProps) {
  const { mode = 'level', unit, label, size = 'small' } = props;
  const [isPlain, setPlain] = useState(false);
  const shown = shownNumber(props, mode);
  return (
    <span
      className={classNames('lv', `lv--${size}`)}
      // A picture that cannot be had: letters do as well.
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
