import type { CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import { useLayoutEffect, useState } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { catalogueClientOf } from './catalogue-client-of.ts';

/** A collection that tells of its changes; without names all of it has changed. */
export interface LaidCollection {
  readonly get: (cardno: string) => CollectionEntry;
  readonly shown: () => ReadonlyMap<string, CollectionEntry>;
  readonly subscribe: (listener: (cards?: readonly string[]) => void) => () => void;
}

/**
 * Lays a collection over the cards, before any search of the page that shows it. Gives a number that
 * changes when all of it has changed: then what was found must be asked for again. Single edits leave
 * the list as it is; a card that is counted must not slip away under the finger.
 */
export function useLaidCollection(collection: LaidCollection): number {
  const client = catalogueClientOf(useGameConfig());
  const [revision, setRevision] = useState(0);
  // Searches are asked in effects, which come after this.
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
