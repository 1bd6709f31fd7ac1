import { readCustomFields } from '@deckframe/domain/creators/series/custom-fields';
import {
  findMissingColumns,
  findParHints,
  listPeers,
  PAR_CARDS_MIN,
} from '@deckframe/domain/creators/series/par-hints';
import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import { printText } from '@deckframe/domain/query/print-query';
import { useLingui } from '@lingui/react/macro';
import { useCardRows } from '#catalogue/use-card-rows.ts';
import { useCardSearch } from '#catalogue/use-card-search.ts';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { useFaultWords } from '#features/cards/card-faults/use-fault-words.ts';
import type { CellValue } from '#features/creators/custom-cards/api.ts';
import { useGameConfig } from '#lib/app-services.ts';

/** Maximum number of official cards to compare with. */
const PEERS_MAX = 300;

type Fields = Readonly<Record<string, CellValue>>;

/** Hints from the game's rules and official cards. They never prevent saving. */
export function CardHints({ fields }: { fields: Fields }) {
  const { t, i18n } = useLingui();
  const config = useGameConfig();
  const sayFault = useFaultWords();
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  const { fields: draft, faults } = readCustomFields(config, given);
  const peers = listPeers(config, draft, usePeers(draft[config.cardType_column]));
  const labelOf = (column: string) => config.labels[column] ?? column;
  const missing = findMissingColumns(config, draft, peers).map(labelOf).join(', ');
  const count = peers.length;
  const kind = String(draft[config.cardType_column] ?? '');
  return (
    <div className="studio__par">
      <strong className="studio__par-title">{t`Beside official cards`}</strong>
      <ul className="studio__hints">
        {faults.map(({ column, fault }) => (
          <li key={`${column} ${fault}`}>{`${labelOf(column)}: ${sayFault(fault)}`}</li>
        ))}
        {findParHints(config, draft, peers).map((hint) => {
          const label = labelOf(hint.column);
          const [own, median, low, high] = [hint.own, hint.median, hint.low, hint.high].map(
            (value) => i18n.number(value),
          );
          return (
            <li key={hint.column}>
              {hint.verdict === 'near' &&
                t`${label} ${own} is close to par: the middle is ${median}.`}
              {hint.verdict === 'above' &&
                t`${label} ${own} is above par: half of them have ${low} to ${high}.`}
              {hint.verdict === 'below' &&
                t`${label} ${own} is below par: half of them have ${low} to ${high}.`}
            </li>
          );
        })}
        {missing !== '' && <li>{t`Nearly all of them also have: ${missing}`}</li>}
        <li>
          {count < PAR_CARDS_MIN
            ? t`There are too few official cards like it to compare.`
            : t`Compared with ${count} official cards of the same type and cost (${kind}).`}
        </li>
        <li>{t`A fan-made card is never legal in events, and never counted in results.`}</li>
      </ul>
    </div>
  );
}

/** Official cards of the chosen kind; none before a choice. */
function usePeers(kind: unknown) {
  const config = useGameConfig();
  const name = Object.entries(config.query).find(
    ([, column]) => column === config.cardType_column,
  )?.[0];
  const isAsked = typeof kind === 'string' && kind !== '' && name !== undefined;
  const catalogue = useCatalogue('all');
  const found = useCardSearch(catalogue, {
    filters: {
      ...EMPTY_FILTER_STATE,
      search: isAsked ? `${name}=${printText(kind)}` : 'is:main',
    },
    sort: {},
    groupAlternates: true,
  });
  const rows = isAsked ? [...found.rows.subarray(0, PEERS_MAX)] : [];
  return useCardRows(catalogue.view, found.generation, rows).filter((card) => card !== undefined);
}
