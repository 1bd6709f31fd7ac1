import {
  EMPTY_FILTER_STATE,
  simplifyFilterState,
  type FilterState,
} from '@deckframe/domain/filter/filter-state';
import type { GameConfig } from '@deckframe/domain/game-config';
import { toPanelFilters, toQuery, type FindOption } from '@deckframe/domain/query/panel-query';
import { parseQuery } from '@deckframe/domain/query/parse-query';
import { printQuery } from '@deckframe/domain/query/print-query';
import type { QueryLanguage } from '@deckframe/domain/query/query-language';
import type { QuerySort } from '@deckframe/domain/query/query-tree';
import type { FilterCounts } from './filter-counts.ts';

/** The typed text, and the filters it was parsed to. */
export interface QueryDraft {
  readonly text: string;
  readonly filters: FilterState;
  /** True until the page shows these filters. */
  readonly isAhead?: boolean;
}

export interface QueryRules {
  readonly language: QueryLanguage;
  readonly definitions: GameConfig['filters'];
  readonly findOption: FindOption;
}

/** Panel options by any spelling: as typed, in any case. */
export function createFindOption(counts: FilterCounts): FindOption {
  return (key, text) => {
    const options = counts[key] ?? [];
    const wanted = text.toLowerCase();
    const exact = options.find(({ value }) => value === text);
    return (exact ?? options.find(({ value }) => value.toLowerCase() === wanted))?.value;
  };
}

/** Converts typed words to filters. */
export function readDraft(
  text: string,
  { language, findOption }: QueryRules,
): QueryDraft & { readonly sort?: QuerySort } {
  const { filters, sort } = toPanelFilters(parseQuery(text, language), language, findOption);
  return { text, filters, ...(sort && { sort }) };
}

/** Returns the typed text while it matches the filters, else the printed filters. */
export function toBarText(
  draft: QueryDraft | null,
  filters: FilterState,
  { language, definitions, findOption }: QueryRules,
): string {
  if (draft && (draft.isAhead || isSameFilters(draft.filters, filters))) return draft.text;
  return printQuery(toQuery({ filters }, definitions, language, findOption));
}

export function isSameFilters(left: FilterState, right: FilterState): boolean {
  return toKey(left) === toKey(right);
}

function toKey(state: FilterState): string {
  const {
    optionSets,
    ranges,
    booleans,
    search = '',
  } = simplifyFilterState({
    ...EMPTY_FILTER_STATE,
    ...state,
  });
  const sorted = (entries: object) => Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
  const rangeEntries = sorted(ranges).map(([key, { min, max }]) => [key, min, max]);
  return JSON.stringify([sorted(optionSets), rangeEntries, sorted(booleans), search.trim()]);
}
