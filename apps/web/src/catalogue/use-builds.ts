import type { OwnClaims } from '@deckframe/domain/collection/entries/free-copies';
import { useEffect, useState } from 'react';
import { useCatalogueClient } from './use-catalogue-client.ts';
import type { DeckToBuild, FoundBuilds } from './engine/list-builds.ts';
import type { Catalogue } from './use-catalogue.ts';
import { useLaidCollection, type LaidCollection } from './use-laid-collection.ts';

/** Returns buildable decks; null while loading. */
export function useBuilds(
  { view, phase, generation }: Pick<Catalogue, 'generation' | 'phase' | 'view'>,
  collection: LaidCollection,
  decks: readonly DeckToBuild[] | undefined,
  /** Undefined while loading. */
  claims: OwnClaims | undefined,
): FoundBuilds | null {
  const client = useCatalogueClient();
  const revision = useLaidCollection(collection);
  const [found, setFound] = useState<FoundBuilds | null>(null);
  useEffect(() => {
    if (phase !== 'ready' || decks === undefined || claims === undefined) return undefined;
    let isCurrent = true;
    client.listBuilds(view, decks, claims).then(
      (answer) => isCurrent && answer !== null && setFound(answer),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [client, view, generation, phase, revision, decks, claims]);
  return found;
}
