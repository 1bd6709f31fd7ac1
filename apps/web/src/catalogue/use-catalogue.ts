import type { WantedSeries } from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import { useEffect } from 'react';
import { useValue } from '#lib/use-value.ts';
import { useCatalogueClient } from './use-catalogue-client.ts';
import { viewKeyOf, type CatalogueStatus } from './engine/catalogue-status.ts';

export interface Catalogue extends CatalogueStatus {
  /** Key for `useCardSearch` and `useCardRows`. */
  readonly view: string;
  readonly retry: () => void;
}

/**
 * Loads cards of the game or some series: cached first, then updated. Example: `const { phase,
 * progress, cards, message } = useCatalogue('all')`.
 */
export function useCatalogue(wanted: WantedSeries, needsAlternates = true): Catalogue {
  const client = useCatalogueClient();
  const view = viewKeyOf(wanted);
  const status = useValue(client.statusOf(view));
  const open = () => {
    if (view === '') return;
    client.open({ wanted: view === 'all' ? 'all' : view.split(','), needsAlternates });
  };
  useEffect(open, [client, view, needsAlternates]);
  return { ...status, view, retry: open };
}
