import { noteChange, type CustomCardRow } from '../creators/series/service.ts';
import { CUSTOM_CARDS, recordUpload, type StoredPicture } from '../site/uploads/service.ts';
import { listPicturesInUse, updatePicture } from './queries.ts';
import { getCard, lockCard, type CardPlace, type CardWrite } from './service.ts';

/** Shows a stored picture on a card; gives the member's files that no card shows any more. */
export async function usePicture(
  write: CardWrite,
  place: CardPlace,
  picture: StoredPicture,
): Promise<{ card: CustomCardRow; removed: string[] }> {
  const { db, user } = write;
  await lockCard(write, place);
  await updatePicture(db, place.game, place.cardId, { by: user.id, file: picture.file });
  await noteChange(db, place.game, place.seriesId, { by: user.id, cards: 0 });
  const inUse = await listPicturesInUse(db, user.id);
  const { removed } = await recordUpload(db, CUSTOM_CARDS, user.id, picture, (file) =>
    inUse.has(file),
  );
  return { card: await getCard(db, place), removed };
}
