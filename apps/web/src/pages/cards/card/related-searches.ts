import type { Card } from '@deckframe/domain/card';
import type { GameConfig } from '@deckframe/domain/game-config';
import { printTree } from '@deckframe/domain/query/print-query';
import type { QueryNode } from '@deckframe/domain/query/query-tree';
import { splitCardValue } from '#catalogue/card-value.ts';
import { readCardValue } from '#catalogue/read-card-value.ts';

export interface RelatedSearch {
  readonly kind: 'name' | 'partners' | 'trait';
  readonly query: string;
  /** The shared value. */
  readonly value: string;
}

/** The column with a card's partner, such as its pilot. */
const LINK_COLUMN = 'link';

/** Queries for related cards, in the game's search language. */
export function listRelatedSearches(config: GameConfig, card: Card): RelatedSearch[] {
  const nameField = findName(config, config.cardName_column);
  const traitField = findName(config, config.cardTraits_column);
  const linkField = findName(config, LINK_COLUMN);
  const searches: RelatedSearch[] = [];
  if (nameField) {
    const query = print({ field: nameField, operator: '=', value: card.name });
    searches.push({ kind: 'name', query, value: card.name });
  }
  if (nameField && linkField) {
    const linked = readCardValue(card, LINK_COLUMN);
    const named = typeof linked === 'string' ? splitLink(linked) : [];
    const parts = [
      ...named.map((value) => print({ field: nameField, operator: '=', value })),
      print({ field: linkField, operator: ':', value: card.name }),
    ];
    searches.push({ kind: 'partners', query: parts.join(' or '), value: card.name });
  }
  const [trait] = splitCardValue(
    config,
    config.cardTraits_column,
    readCardValue(card, config.cardTraits_column),
  );
  if (traitField && trait !== undefined) {
    const query = print({ field: traitField, operator: ':', value: trait });
    searches.push({ kind: 'trait', query, value: trait });
  }
  return searches;
}

/** A query for the card's series; nothing if queries cannot express it. */
export function findSeriesSearch(config: GameConfig, card: Card): string | undefined {
  const field = findName(config, config.series_column);
  return field && print({ field, operator: '=', value: card.series });
}

/** A query for cards with this name. */
export function findNameSearch(config: GameConfig, name: string): string | undefined {
  const field = findName(config, config.cardName_column);
  return field && print({ field, operator: '=', value: name });
}

/** `[Ilse Varga]/[Bram Holt]` has two names. */
function splitLink(link: string): string[] {
  const bracketed = [...link.matchAll(/\[([^[\]]+)\]/g)].map((match) => match[1] ?? '');
  return bracketed.length > 0 ? bracketed : [link];
}

function findName({ query }: GameConfig, column: string): string | undefined {
  return Object.entries(query).find(([, mapped]) => mapped === column)?.[0];
}

function print(term: { field: string; operator: ':' | '='; value: string }): string {
  const node: QueryNode = {
    kind: 'field',
    field: term.field,
    operator: term.operator,
    values: [{ kind: 'text', text: term.value }],
  };
  return printTree(node);
}
