import {
  applyPictureQuota,
  notePicture,
  type StoredPicture,
} from '@deckframe/domain/cards/catalogue/picture-quota';
import { PICTURE_CACHE } from './cache-names.ts';

/** The list of cached pictures is stored in the same cache, under an unused path. */
const LIST_PATH = '/v3/kept-pictures.json';
/** A page of cards loads many pictures, but the list is written once. */
const NOTE_DELAY_MS = 1000;
/** Equal to the server's cache lifetime. */
const FRESH_MS = 86_400_000;

export interface PictureCache {
  answer: (request: Request, waitUntil: (work: Promise<unknown>) => void) => Promise<Response>;
}

/** Caches the most recently seen card pictures, within the quota. */
export function createPictureCache(): PictureCache {
  let opened: Promise<{ cache: Cache; retained: readonly StoredPicture[] }> | undefined;
  let noting: Promise<void> | undefined;

  const open = () => (opened ??= openPictures());
  const saveSoon = (): Promise<void> =>
    (noting ??= new Promise((done) => setTimeout(done, NOTE_DELAY_MS)).then(async () => {
      noting = undefined;
      const { cache, retained } = await open();
      await cache.put(LIST_PATH, Response.json(retained));
    }));
  const note = async (seen: StoredPicture): Promise<void> => {
    const pictures = await open();
    const { retained, removed } = applyPictureQuota(notePicture(pictures.retained, seen));
    pictures.retained = retained;
    await Promise.all(removed.map(({ url }) => pictures.cache.delete(url)));
    await saveSoon();
  };

  const store = async (url: string, response: Response): Promise<void> => {
    const { cache } = await open();
    const picture = await response.blob();
    // Without storage space the picture is still shown.
    await cache.put(url, new Response(picture, { headers: response.headers })).catch(() => {});
    await note({ url, bytes: picture.size });
  };

  const renew = async (url: string): Promise<void> => {
    const response = await fetch(url, { cache: 'no-cache' });
    if (response.ok) await store(url, response);
  };

  return {
    async answer(request, waitUntil) {
      const { cache, retained } = await open();
      const known = await cache.match(request.url);
      if (known !== undefined) {
        const picture = retained.find(({ url }) => url === request.url);
        waitUntil(note({ url: request.url, bytes: picture?.bytes ?? 0 }));
        if (isOld(known)) waitUntil(renew(request.url).catch(() => {}));
        return known;
      }
      const response = await fetch(request);
      if (response.ok) waitUntil(store(request.url, response.clone()));
      return response;
    },
  };
}

/** An old picture is still shown, and replaced for the next time. */
function isOld(picture: Response): boolean {
  const date = Date.parse(picture.headers.get('date') ?? '');
  return !(Date.now() - date < FRESH_MS);
}

async function openPictures(): Promise<{ cache: Cache; retained: readonly StoredPicture[] }> {
  const cache = await caches.open(PICTURE_CACHE);
  const list = await cache.match(LIST_PATH);
  return { cache, retained: list ? ((await list.json()) as StoredPicture[]) : [] };
}
