import type { components } from '#lib/openapi.gen.ts';

export type OwnDeck = components['schemas']['OwnDeckSummary'];

export type MyDeckDialog =
  | { kind: 'folder'; folder: { id: string; name: string } | null }
  | { kind: 'file'; deck: OwnDeck }
  | { kind: 'delete'; deck: OwnDeck }
  | { kind: 'preferences' };
