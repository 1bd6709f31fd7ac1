import {
  ALTERNATES,
  type Part,
  type SeriesCompletion,
} from '@deckframe/domain/collection/entries/completion';
import { encodeSeries } from '@deckframe/domain/filter-url/list-address';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { listModeStore } from '#features/collection/mode/list-mode.ts';
import './completion-table.css';

/** Completion by set and rarity. A cell links to the missing cards. */
export function CompletionTable({ completion }: { completion: readonly SeriesCompletion[] }) {
  const { t } = useLingui();
  const rarities = useRarities(completion);
  return (
    // The scrolling frame needs no focus, because its cells are focusable.
    <div className="completion">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t`Set`}</span>
            </th>
            {rarities.map((rarity) => (
              <th key={rarity} scope="col">
                {rarity === ALTERNATES ? t`Alt` : rarity}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {completion.map(({ series, rarities: parts }) => (
            <tr key={series}>
              <th scope="row" className="mono">
                {series}
              </th>
              {rarities.map((rarity) => (
                <td key={rarity}>
                  <Cell part={parts.get(rarity)} series={series} rarity={rarity} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ part, series, rarity }: { part?: Part; series: string; rarity: string }) {
  const { t } = useLingui();
  const { rarity_column } = useGameConfig();
  if (part === undefined) return <span className="completion__none">–</span>;
  const { owned, total } = part;
  if (owned === total) {
    return (
      <span className="completion__cell" data-full>
        <Check size={12} aria-label={t`Complete`} /> {total}
      </span>
    );
  }
  const kind = rarity === ALTERNATES ? 'is:alternate' : `${rarity_column}:"${rarity}"`;
  const missing = total - owned;
  return (
    <Link
      to="/cardlist"
      search={{ series: encodeSeries([series]), search: `own=0 ${kind}` }}
      className="completion__cell"
      style={{ '--share': `${(owned / total) * 100}%` } as CSSProperties}
      aria-label={t`${series} ${rarity}: ${owned}/${total}, show the ${missing} missing`}
      onClick={() => listModeStore.set('collect')}
    >
      {owned}/{total}
    </Link>
  );
}

/** Rarities in config order, most common first, other printings last. */
function useRarities(completion: readonly SeriesCompletion[]): string[] {
  const config = useGameConfig();
  const found = new Set(completion.flatMap(({ rarities }) => [...rarities.keys()]));
  const known = config['custom-ordering-list']?.[config.rarity_column] ?? [];
  const placeOf = (rarity: string) => (rarity === ALTERNATES ? -1 : known.indexOf(rarity));
  return [...found].sort((one, other) => placeOf(other) - placeOf(one));
}
