import type { Answer } from '#lib/api-client.ts';

export type OwnDeck = Answer<'GET /api/games/:game/my-decks'>['decks'][number];

export type MyDeckDialog =
  | { kind: 'folder'; folder: { id: string; name: string } | null }
  | { kind: 'file'; deck: OwnDeck }
  | { kind: 'delete'; deck: OwnDeck }
  | { kind: 'preferences' };
