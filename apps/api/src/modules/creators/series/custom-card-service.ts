import type {
  customBatchAnswer,
  customCardBatch,
} from '@deckframe/contract/creators/custom-series';
import type { Database } from '@deckframe/database/db';
import type { CatalogueRow } from '@deckframe/domain/cards/catalogue/catalogue-row';
import type { CardValues, CellEdit } from '@deckframe/domain/cards/catalogue/plan-edits';
import {
  changeCustomFields,
  readCustomFields,
  type FieldConflict,
} from '@deckframe/domain/creators/series/custom-fields';
import { CUSTOM_CARDS_MAX } from '@deckframe/domain/creators/series/custom-limits';
import {
  printCustomCardId,
  seriesOfCustomCard,
} from '@deckframe/domain/cards/catalogue/card-number';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { z } from 'zod';
import type { AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { CUSTOM_CARDS, recordUpload, type StoredPicture } from '../../site/uploads/service.ts';
import { assertWords } from '../../site/writing-rules/service.ts';
import { toCustomCard, type CustomCardRow } from './custom-card.ts';
import {
  noteChange,
  takeNumber,
  deleteCard,
  findCard,
  forgetEditor,
  insertCard,
  listEditedCards,
  updateFields,
  listPicturesInUse,
  updatePicture,
  listPublicCards,
} from './queries.ts';
import { lockSeriesFor } from './service.ts';

/** Allows one save per second. */
export const CARD_WRITES_LIMIT: DatabaseLimit = {
  name: 'custom-cards',
  max: 120,
  windowSeconds: 60,
};

type CardWrite = Pick<OpenWrite, 'db' | 'user'>;
type CardPlace = { game: string; seriesId: string; cardId: string };

export async function addCard(
  write: CardWrite,
  config: GameConfig,
  seriesId: string,
  given: CardValues,
): Promise<CustomCardRow> {
  const { db, user } = write;
  const game = config.gameid;
  const series = await lockSeriesFor(write, { game, seriesId }, 'custom-series.change');
  if (series.card_count >= CUSTOM_CARDS_MAX) {
    throw new AppError('CUSTOM_CARDS_LIMIT', { limit: CUSTOM_CARDS_MAX });
  }
  const fields = requireFields(config, given);
  await assertWords(write, Object.values(fields).map(String));
  const id = printCustomCardId(seriesId, await takeNumber(db, game, seriesId, user.id));
  await insertCard(db, { gameid: game, id, series_map: seriesId, fields, by: user.id });
  return getCard(db, { game, seriesId, cardId: id });
}

export async function changeCard(
  write: CardWrite,
  config: GameConfig,
  place: CardPlace,
  cells: readonly CellEdit[],
): Promise<CustomCardRow> {
  const { db, user } = write;
  const card = await lockCard(write, place);
  const changed = changeCustomFields(card.fields, cells);
  if (changed.conflicts.length > 0) throw toConflict(card, changed.conflicts);
  const fields = requireFields(config, changed.fields);
  await assertWords(write, Object.values(fields).map(String));
  await updateFields(db, place.game, place.cardId, { fields, by: user.id });
  await noteChange(db, place.game, place.seriesId, { by: user.id, cards: 0 });
  return getCard(db, place);
}

export async function removeCard(write: CardWrite, place: CardPlace): Promise<void> {
  const { db, user } = write;
  await lockCard(write, place);
  await deleteCard(db, place.game, place.cardId);
  await noteChange(db, place.game, place.seriesId, { by: user.id, cards: -1 });
}

/** Locks series and card for an editor. */
async function lockCard(write: CardWrite, place: CardPlace): Promise<CustomCardRow> {
  await lockSeriesFor(write, place, 'custom-series.change');
  return getCard(write.db, place);
}

async function getCard(db: Database, place: CardPlace): Promise<CustomCardRow> {
  const card = await findCard(db, place.game, place.seriesId, place.cardId);
  if (card === undefined) throw new AppError('CUSTOM_CARD_NOT_FOUND');
  return card;
}

function requireFields(config: GameConfig, given: CardValues): CardValues {
  const { fields, faults } = readCustomFields(config, given);
  if (faults.length === 0) return fields;
  const errors = faults.map(({ column, fault }) => ({ path: `/fields/${column}`, message: fault }));
  throw new AppError('INVALID_REQUEST', {}, { errors });
}

/** Returns the stored card and the conflicting cells. */
function toConflict(card: CustomCardRow, conflicts: readonly FieldConflict[]): AppError {
  const errors = conflicts.map(({ column }) => ({
    path: `/cells/${column}`,
    message: 'was changed by somebody else',
  }));
  return new AppError(
    'VERSION_CONFLICT',
    {},
    { errors, extensions: { stored: toCustomCard(card) } },
  );
}

export const customCardsPart: AccountPart = {
  name: 'customCards',
  covers: {
    'custom_cards.updated_by': ['export', 'erase'],
    'custom_cards.picture_by': ['export', 'erase'],
  },
  read: listEditedCards,
  erase: forgetEditor,
};

type Entry = z.infer<typeof customCardBatch>['cards'][number];
type Result = z.infer<typeof customBatchAnswer>['results'][number];

/** Enough for three whole series a minute. */
export const BATCH_LIMIT: DatabaseLimit = { name: 'custom-batch', max: 40, windowSeconds: 60 };

/** Writes each card separately and reports its faults. */
export async function writeBatch(
  write: CardWrite,
  config: GameConfig,
  seriesId: string,
  entries: readonly Entry[],
): Promise<{ results: Result[] }> {
  await lockSeriesFor(write, { game: config.gameid, seriesId }, 'custom-series.change');
  const results: Result[] = [];
  for (const entry of entries) results.push(await writeOne(write, config, seriesId, entry));
  return { results };
}

async function writeOne(
  write: CardWrite,
  config: GameConfig,
  seriesId: string,
  entry: Entry,
): Promise<Result> {
  try {
    const place = { game: config.gameid, seriesId };
    const row =
      'fields' in entry
        ? await addCard(write, config, seriesId, entry.fields)
        : await changeCard(write, config, { ...place, cardId: entry.id }, entry.cells);
    return { card: toCustomCard(row), refusal: null };
  } catch (error) {
    // Both throw before anything is written.
    if (!(error instanceof AppError)) throw error;
    const { code, params, errors = [] } = error;
    return { card: null, refusal: { code, params: { ...params }, errors: [...errors] } };
  }
}

/** Sets a card's picture and returns unused files. */
export async function usePicture(
  write: CardWrite,
  place: CardPlace,
  keep: () => Promise<StoredPicture>,
): Promise<{ card: CustomCardRow; removed: string[] }> {
  const { db, user } = write;
  await lockCard(write, place);
  const picture = await keep();
  await updatePicture(db, place.game, place.cardId, { by: user.id, file: picture.file });
  await noteChange(db, place.game, place.seriesId, { by: user.id, cards: 0 });
  const inUse = await listPicturesInUse(db, user.id);
  const { removed } = await recordUpload(db, CUSTOM_CARDS, user.id, picture, (file) =>
    inUse.has(file),
  );
  return { card: await getCard(db, place), removed };
}

/** Returns public fan-made cards as deck cards. */
export async function findDeckCards(
  db: Database,
  game: string,
  numbers: readonly string[],
): Promise<CatalogueRow[]> {
  const asked = numbers.filter((number) => seriesOfCustomCard(number) !== undefined);
  if (asked.length === 0) return [];
  const rows = await listPublicCards(db, game, [...new Set(asked.map((one) => one.toLowerCase()))]);
  return rows.map(({ id, fields }) => ({ ...fields, cardno: id, originalid: id, isCustom: true }));
}
