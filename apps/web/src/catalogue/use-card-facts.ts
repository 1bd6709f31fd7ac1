import type { CardFacts } from '@deckframe/domain/collection/entries/series-stats';
import { useEffect, useState } from 'react';
import { useCatalogueClient } from './use-catalogue-client.ts';
import type { Catalogue } from './use-catalogue.ts';

export function useCardFacts({
  view,
  generation,
  phase,
}: Pick<Catalogue, 'generation' | 'phase' | 'view'>): CardFacts | null {
  const client = useCatalogueClient();
  const [facts, setFacts] = useState<CardFacts | null>(null);
  useEffect(() => {
    if (phase !== 'ready') return undefined;
    let isCurrent = true;
    client.listFacts(view).then(
      (found) => isCurrent && setFacts(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [client, view, generation, phase]);
  return facts;
}
