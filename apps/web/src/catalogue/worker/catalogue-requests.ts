import type { CatalogueManifest } from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import { requestWithTimeout } from '#lib/request-with-timeout.ts';
import { toApiError } from '#lib/to-api-error.ts';
import type { CardRow } from '../engine/catalogue-card.ts';
import type { CatalogueRequests } from '../engine/catalogue-deps.ts';

interface CardRowsAnswer {
  readonly cards: readonly CardRow[];
  readonly next: string | null;
}

/** The API's side of the catalogue, for page and worker alike. */
export function createCatalogueRequests(gameid: string): CatalogueRequests {
  const base = `/api/games/${encodeURIComponent(gameid)}`;
  const get = async (path: string, options: RequestInit = {}): Promise<Response> => {
    const response = await requestWithTimeout(new Request(`${base}${path}`, options));
    if (response.ok) return response;
    const body: unknown = await response.json().catch(() => undefined);
    throw toApiError(response.status, body, response.headers.get('x-request-id'));
  };

  return {
    async fetchManifest(signal) {
      // Asked each time: an answer of yesterday would hide what was published today.
      const response = await get('/catalogue/manifest', { signal, cache: 'no-cache' });
      return (await response.json()) as CatalogueManifest;
    },
    fetchFile: async (hash, signal) => (await get(`/catalogue/files/${hash}`, { signal })).text(),
    async queryCards(kind, numbers) {
      const rows: CardRow[] = [];
      const query = new URLSearchParams({ [kind]: numbers.join(',') });
      for (;;) {
        const answer = (await (await get(`/cards?${query}`)).json()) as CardRowsAnswer;
        rows.push(...answer.cards);
        if (answer.next === null) return rows;
        query.set('after', answer.next);
      }
    },
  };
}
