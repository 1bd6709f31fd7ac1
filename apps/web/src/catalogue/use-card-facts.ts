import type { CardFacts } from '@deckframe/domain/collection/entries/series-stats';
import { useEffect, useState } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { catalogueClientOf } from './catalogue-client-of.ts';
import type { Catalogue } from './use-catalogue.ts';

export function useCardFacts({
  view,
  generation,
  phase,
}: Pick<Catalogue, 'generation' | 'phase' | 'view'>): CardFacts | null {
  const client = catalogueClientOf(useGameConfig());
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
