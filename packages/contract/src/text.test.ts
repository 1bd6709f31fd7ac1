import { expect, it } from 'vitest';
import { folderBody } from './decks/deck-lists.ts';
import { deckSave } from './decks/decks.ts';

it('names of decks and folders lose invisible and bidirectional characters; notes keep all characters', () => {
  const name = 'Blue\u202E \u200Bdeck';
  expect(folderBody.parse({ name })).toEqual({ name: 'Blue deck' });
  const saved = deckSave.parse({ name, decklistContent: '', notes: name });
  expect(saved).toMatchObject({ name: 'Blue deck', notes: name });
  expect(folderBody.safeParse({ name: '\u200B\u2066' }).success).toBe(false);
});
