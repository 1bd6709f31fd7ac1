import { useEffect, useId, useState } from 'react';
import { reportError } from '#lib/report-error.ts';
import type { Catalogue } from './use-catalogue.ts';
import { useCatalogueClient } from './use-catalogue-client.ts';
import type { SearchRequest } from './engine/catalogue-engine.ts';
import { SUPERSEDED } from './worker/latest-only.ts';

export function useSearchTotals(
  { view, generation }: Pick<Catalogue, 'view' | 'generation'>,
  requests: readonly SearchRequest[],
): readonly number[] | null {
  const client = useCatalogueClient();
  const slot = useId();
  const question = JSON.stringify([generation, requests]);
  const [result, setResult] = useState<{ answers: string; totals: readonly number[] } | null>(null);

  useEffect(() => {
    const [, asked] = JSON.parse(question) as [number, SearchRequest[]];
    let isCurrent = true;
    const count = async (request: SearchRequest, place: number): Promise<number> => {
      const answer = await client.search(`${slot}${place}`, view, request);
      return answer === null || answer === SUPERSEDED ? 0 : answer.rows.length;
    };
    Promise.all(asked.map(count))
      .then((totals) => isCurrent && setResult({ answers: question, totals }))
      .catch((error: unknown) => reportError('The searches were not counted', error));
    return () => {
      isCurrent = false;
    };
  }, [client, slot, view, question]);
  return result?.answers === question ? result.totals : null;
}
