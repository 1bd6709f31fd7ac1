import type { Database } from '@deckframe/database/db';
import type { CardValues, CellEdit } from '@deckframe/domain/catalogue/card-edit';
import {
  changeCustomFields,
  readCustomFields,
  type FieldConflict,
} from '@deckframe/domain/creators/series/custom-fields';
import { printCustomCardId } from '@deckframe/domain/custom/custom-id';
import { CUSTOM_CARDS_MAX } from '@deckframe/domain/custom/custom-limits';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { AccountPart } from '../../lib/account-part.ts';
import { AppError } from '../../lib/app-error.ts';
import type { DatabaseLimit } from '../../lib/database-limit.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import {
  lockSeriesFor,
  noteChange,
  takeNumber,
  toCustomCard,
  type CustomCardRow,
} from '../creators/series/service.ts';
import { assertWords } from '../site/writing-rules/service.ts';
import {
  deleteCard,
  findCard,
  forgetEditor,
  insertCard,
  listEditedCards,
  updateFields,
} from './queries.ts';

/** Somebody who types a card anew every second is within it. */
export const CARD_WRITES_LIMIT: DatabaseLimit = {
  name: 'custom-cards',
  max: 120,
  windowSeconds: 60,
};

export { findDeckCards } from './find-deck-cards.ts';

export type CardWrite = Pick<OpenWrite, 'db' | 'user'>;
export type CardPlace = { game: string; seriesId: string; cardId: string };

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

/** The card behind the lock of its series, for somebody who may change it. */
export async function lockCard(write: CardWrite, place: CardPlace): Promise<CustomCardRow> {
  await lockSeriesFor(write, place, 'custom-series.change');
  return getCard(write.db, place);
}

export async function getCard(db: Database, place: CardPlace): Promise<CustomCardRow> {
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

/** Who comes second is shown the card as it is, and which cells differ. */
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
