import type { DeskMatch } from '@deckframe/domain/tournaments/desk/desk';
import { useLingui } from '@lingui/react/macro';
import { useStateOf } from '../tournaments/administer-tournament/match-state.ts';

type TableMapProps = { matches: readonly DeskMatch[]; onTable: (table: number) => void };

/** Every table at a glance; fill, half fill, bar and solid tell them apart without colours. */
export function TableMap({ matches, onTable }: TableMapProps) {
  const { t } = useLingui();
  const stateOf = useStateOf();
  return (
    <ul className="desk-map" aria-label={t`Tables`}>
      {matches.map((match) => {
        const { id, words } = stateOf(match);
        return (
          <li key={match.table}>
            <button
              type="button"
              className="desk-map__cell"
              data-state={id}
              data-extra={match.extra > 0 ? '' : undefined}
              aria-label={t`Table ${match.table}, ${words}`}
              onClick={() => onTable(match.table)}
            >
              {match.table}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
