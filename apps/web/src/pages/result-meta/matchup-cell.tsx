import type { Matchup } from '@deckframe/domain/meta/read-meta';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';

/** Fewer matches than this are no figure. */
const CELL_MATCHES = 5;

type Props = {
  place: string;
  isStop: boolean;
  isChosen: boolean;
  isMirror: boolean;
  names: readonly [string, string];
  matchup: Matchup | null;
  onFocus: () => void;
  onOpen: () => void;
  onKey: (key: string) => boolean;
};

export function MatchupCell(props: Props) {
  const { t, i18n } = useLingui();
  const { matchup, isMirror, names, onOpen, onKey } = props;
  const isTold = matchup !== null && matchup.n >= CELL_MATCHES;
  const mean = isTold ? matchup.wins / matchup.n : 0.5;
  const percent = (share: number) => i18n.number(share * 100, { maximumFractionDigits: 0 });
  const [row, column] = names;
  const label = isMirror
    ? t`${row} against itself`
    : isTold
      ? t`${row} against ${column}: ${percent(mean)} percent of ${matchup.n}, interval ${percent(matchup.raw.low)} to ${percent(matchup.raw.high)}`
      : t`${row} against ${column}: too few matches`;
  const isSure = isTold && (matchup.raw.low > 0.5 || matchup.raw.high < 0.5);
  const strength = Math.min(1, Math.abs(mean - 0.5) * 4);
  return (
    <td
      data-at={props.place}
      tabIndex={props.isStop ? 0 : -1}
      aria-selected={props.isChosen}
      className="matrix__cell"
      data-kind={isMirror ? 'mirror' : isTold ? (mean >= 0.5 ? 'over' : 'under') : 'thin'}
      data-sure={isSure ? '' : undefined}
      style={{ '--strength': strength } as CSSProperties}
      onFocus={props.onFocus}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onOpen();
        else if (!onKey(event.key)) return;
        event.preventDefault();
      }}
    >
      <span className="sr-only">{label}</span>
      {isTold && (
        <span className="matrix__figures" aria-hidden="true">
          <b>{percent(mean)}</b>
          <small>{matchup.n}</small>
        </span>
      )}
    </td>
  );
}
