/** Words that are not used in names, and what to say instead; the glossary is in docs/words.md. */
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

/** The game's own word: a player keeps a hand or exchanges it. */
export const HAND_FOLDER = 'packages/domain/src/decks/odds/';
