import { readColumn } from '@deckframe/domain/cards/catalogue/column-file';
import type { Answer, CallApi } from '#lib/api-client.ts';
import { uploadFile, type UploadOptions } from '#lib/upload-file.ts';
import { readAllCards, SAVE_CARDS, toEditsBody } from '../../cards/cards-api.ts';
import type { PicturedCard } from './match-pictures.ts';

export type StoredPicture = Answer<'POST /api/admin/games/:game/cards/:cardno/picture'>;

/** Reads all cards of the game, including hidden ones, with their picture names. */
export async function readPicturedCards(
  api: CallApi,
  game: string,
  signal: AbortSignal,
): Promise<PicturedCard[]> {
  const cards: PicturedCard[] = [];
  for await (const { file } of readAllCards(api, game, signal)) {
    const names = readColumn(file, 'name');
    const images = readColumn(file, 'image');
    for (const [at, cardno] of readColumn(file, 'cardno').entries()) {
      const image = images[at];
      cards.push({
        cardno: String(cardno),
        name: String(names[at] ?? ''),
        image: typeof image === 'string' ? image : null,
      });
    }
  }
  return cards;
}

export async function sendPicture(
  game: string,
  cardno: string,
  file: File,
  options: UploadOptions,
): Promise<StoredPicture> {
  const path = `/api/admin/games/${game}/cards/${encodeURIComponent(cardno)}/picture`;
  return (await uploadFile(path, file, options)) as StoredPicture;
}

/** Shows all new pictures, or restores earlier ones with `isBack`. */
export function showPictures(
  api: CallApi,
  game: string,
  { pictures, note, isBack }: { pictures: readonly StoredPicture[]; note: string; isBack: boolean },
  key: string,
) {
  const cards = pictures.map(({ cardno, image, before }) => {
    const [from, to] = isBack ? [image, before] : [before, image];
    return { cardno, isNew: false, cells: [{ column: 'image', from, to }] };
  });
  return api(SAVE_CARDS, { params: { game }, body: toEditsBody(cards, note), key });
}
