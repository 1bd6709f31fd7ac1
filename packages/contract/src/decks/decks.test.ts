import { describe, expect, it } from 'vitest';
import { ownDeckSummary } from './deck-lists.ts';
import { deck, deckCreate, deckOwner, deckSave } from './decks.ts';

/**
 * The documents' names and ours. `null` is not part of the body: the address has the game, the
 * session has the user, and `is_public` became a visibility with three values.
 */
const SAVE_NAMES: Record<string, string | null> = {
  gameid: null,
  decklistName: 'name',
  decklistContent: 'decklistContent',
  favoritecard: 'favoriteCard',
  favoritecardlink: 'favoriteCardLink',
  archetype: 'archetype',
  is_public: 'visibility',
  selectedItems: 'selectedItems',
  deckColors: 'deckColors',
  notes: 'notes',
  customSeries: 'customSeries',
};

const RPC_NAMES: Record<string, string | null> = {
  'game id': null,
  name: 'name',
  content: 'decklistContent',
  is_public: 'visibility',
  colors: 'deckColors',
  favoritecard: 'favoriteCard',
  favoritecardlink: 'favoriteCardLink',
  archetype: 'archetype',
  selecteditems: 'selectedItems',
  notes: 'notes',
  customseries: 'customSeries',
  considering: 'considering',
  sidedeck: 'sidedeck',
  'user id': null,
};

const GET_NAMES: Record<string, string> = {
  decklistcontent: 'decklistContent',
  favoritecard: 'favoriteCard',
  decklistownerid: 'owner',
  archetype: 'archetype',
  content: 'content',
  decklistname: 'name',
  decklistOwnerData: 'owner',
  notes: 'notes',
  is_public: 'isPublic',
  selectedItems: 'selectedItems',
  customSeries: 'customSeries',
};

const ENTITY_NAMES: Record<string, string> = {
  id: 'id',
  decklist_name: 'name',
  decklist_content: 'decklistContent',
  user_id: 'owner',
  is_public: 'isPublic',
  is_locked: 'isLocked',
  visitorcount: 'visitorCount',
  favoritecard: 'favoriteCard',
  favoritecardlink: 'favoriteCardLink',
  colors: 'colors',
  archetype: 'archetype',
  selecteditems: 'selectedItems',
  notes: 'notes',
  customseries: 'customSeries',
  considering: 'considering',
  sidedeck: 'sidedeck',
  modified_date: 'modifiedDate',
  comment_count: 'commentCount',
  like_count: 'likeCount',
  isstarter: 'isStarter',
  series: 'series',
};

const ours = (names: Record<string, string | null>): string[] =>
  Object.values(names).filter((name) => name !== null);

describe('the documented formats', () => {
  it('DECK-20 DECK-23 a new deck accepts every documented field', () => {
    const keys = Object.keys(deckCreate.shape);
    expect(keys).toEqual(expect.arrayContaining([...ours(SAVE_NAMES), ...ours(RPC_NAMES), 'id']));
  });

  it('DECK-21 a saved deck accepts the same fields except the user', () => {
    const { id: _, ...rest } = deckCreate.shape;
    expect(Object.keys(deckSave.shape)).toEqual(Object.keys(rest));
    expect(deckSave.safeParse({ decklistContent: '', userId: '2' }).success).toBe(false);
  });

  it('DECK-24 a deck response has every documented field', () => {
    expect(Object.keys(deck.shape)).toEqual(expect.arrayContaining(ours(GET_NAMES)));
  });

  it('DECK-02 DECK-03 a stored deck response has every documented field, with owner and folders', () => {
    expect(Object.keys(deck.shape)).toEqual(expect.arrayContaining(ours(ENTITY_NAMES)));
    expect(Object.keys(ownDeckSummary.shape)).toContain('folders');
    expect(Object.keys(deckOwner.shape)).toEqual(
      expect.arrayContaining([
        'username',
        'id',
        'avatar',
        'selectedBadge',
        'selectedAvatarBackground',
      ]),
    );
  });
});
