import type { CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import { useLayoutEffect, useState } from 'react';
import { useCatalogueClient } from './use-catalogue-client.ts';

/** A collection with change events; without names everything changed. */
export interface LaidCollection {
  readonly get: (cardno: string) => CollectionEntry;
  readonly shown: () => ReadonlyMap<string, CollectionEntry>;
  readonly subscribe: (listener: (cards?: readonly string[]) => void) => () => void;
}

/**
 * Applies a collection to the cards before searches. Returns a number that changes when results
 * must be refreshed. Single edits keep the list, so a counted card does not disappear.
 */
export function useLaidCollection(collection: LaidCollection): number {
  const client = useCatalogueClient();
  const [revision, setRevision] = useState(0);
  // Must run before effects that search.
  useLayoutEffect(() => {
    const layAll = () => client.layCollection([...collection.shown()], true);
    layAll();
    return collection.subscribe((cards) => {
      if (cards === undefined) {
        layAll();
        setRevision((before) => before + 1);
      } else if (cards.length > 0) {
        client.layCollection(
          cards.map((cardno) => [cardno, collection.get(cardno)]),
          false,
        );
      }
    });
  }, [client, collection]);
  return revision;
}
