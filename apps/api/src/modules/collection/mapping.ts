import {
  COLLECTION_VISIBILITIES,
  type CollectionVisibility,
} from '@deckframe/contract/collection/collection';
import { DEFAULT_COLLECTION_NAME } from '@deckframe/domain/collection/entries/entry';
import type { CollectionRow } from './collection/queries.ts';

export const DEFAULT_COLLECTION: CollectionRow = {
  id: 0,
  name: DEFAULT_COLLECTION_NAME,
  visibility: 0,
};

export function toVisibility(stored: number): CollectionVisibility {
  return COLLECTION_VISIBILITIES[stored] ?? 'me';
}

export function fromVisibility(visibility: CollectionVisibility): number {
  return COLLECTION_VISIBILITIES.indexOf(visibility);
}

export function toCollectionInfo({ id, name, visibility }: CollectionRow) {
  return { id, name, visibility: toVisibility(visibility) };
}

/** The first one is there before it has a row. */
export function withDefault(rows: readonly CollectionRow[]): CollectionRow[] {
  return rows[0]?.id === 0 ? [...rows] : [DEFAULT_COLLECTION, ...rows];
}
