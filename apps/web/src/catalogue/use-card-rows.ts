import { useEffect, useState } from 'react';
import { reportError } from '#lib/report-error.ts';
import { useCatalogueClient } from './use-catalogue-client.ts';
import type { CatalogueCard } from './engine/catalogue-card.ts';
import { EngineReplacedError } from './worker/engine-link.ts';

/** Returns visible cards by row; undefined while loading. */
export function useCardRows(
  view: string,
  generation: number,
  rows: readonly number[],
): readonly (CatalogueCard | undefined)[] {
  const client = useCatalogueClient();
  const [, setLoads] = useState(0);
  const missing = rows.filter((row) => client.peekCard(generation, row) === undefined).join(',');
  useEffect(() => {
    if (missing === '') return;
    client
      .loadCards(view, generation, missing.split(',').map(Number))
      .then(() => setLoads((loads) => loads + 1))
      .catch((error: unknown) => {
        if (!(error instanceof EngineReplacedError)) reportError('Cards did not load', error);
      });
  }, [client, view, generation, missing]);
  return rows.map((row) => client.peekCard(generation, row));
}
