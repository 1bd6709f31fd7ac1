/** Words that names must not use, with replacements. The glossary is in docs/words.md. */
export const BANNED_WORDS: Readonly<Record<string, string>> = {
  deed: 'action (what a member does) or write (what the server stores)',
  deeds: 'actions or writes',
  doubt: 'lapse (of a session) or uncertain (of an outcome)',
  doubted: 'lapsed or uncertain',
  doubts: 'lapses',
  heard: 'received or told',
  unheard: 'untold',
  keeping: 'storing, or the thing itself: bookmark, folder, flag',
  kept: 'stored (until it is removed), cached (may be lost) or retained (not removed yet)',
  room: 'space',
  rooms: 'areas or spaces',
  wardrobe: 'cosmetics',
};

/** A term of card games: a player keeps or redraws a hand. */
export const HAND_FOLDER = 'packages/domain/src/decks/odds/';
