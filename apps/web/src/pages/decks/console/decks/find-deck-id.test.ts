import { createDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { expect, it } from 'vitest';
import { findDeckId } from './find-deck-id.ts';

const ID = createDeckId(1_700_000_000_000, new Uint8Array(10));

it.each([ID, ` ${ID} `, `/v3/gundam/deck/${ID}`, `https://a.test/v3/ua/decklists/${ID}/?a=b#c`])(
  'finds the deck in %s',
  (text) => expect(findDeckId(text)).toBe(ID),
);

it.each(['', 'Root & Ruin', 'gundam/decklists/', `${ID}x`, 'A'.repeat(22)])(
  'finds none in “%s”',
  (text) => expect(findDeckId(text)).toBeUndefined(),
);
