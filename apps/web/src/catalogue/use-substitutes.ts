import type { OwnClaims } from '@deckframe/domain/collection/entries/free-copies';
import { useEffect, useState } from 'react';
import { useCatalogueClient } from './use-catalogue-client.ts';
import type { FoundSubstitutes } from './engine/list-substitutes.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useLaidCollection, type LaidCollection } from './use-laid-collection.ts';

export type SubstitutesState = {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly found: FoundSubstitutes;
};

const NONE: FoundSubstitutes = {};

/** Finds substitutes in a collection and loads needed cards. */
export function useSubstitutes(
  collection: LaidCollection,
  numbers: readonly string[],
  taken: readonly string[],
  claims: OwnClaims,
): SubstitutesState {
  const client = useCatalogueClient();
  const { view, phase, generation } = useCatalogue('all');
  const revision = useLaidCollection(collection);
  const [found, setFound] = useState<FoundSubstitutes | null>(null);
  const asked = JSON.stringify({ numbers, taken, claims });
  useEffect(() => {
    if (phase !== 'ready') return undefined;
    let isCurrent = true;
    client.findSubstitutes(view, JSON.parse(asked)).then(
      (answer) => isCurrent && setFound(answer ?? NONE),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [client, view, generation, phase, revision, asked]);
  if (phase === 'failed') return { phase, found: NONE };
  return { phase: found === null ? 'loading' : 'ready', found: found ?? NONE };
}
