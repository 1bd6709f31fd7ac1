import type { LinkProvider } from './settings-api.ts';

/** The services whose account can be linked, by their own names. */
export const PROVIDERS: readonly { readonly id: LinkProvider; readonly name: string }[] = [
  { id: 'discord', name: 'Discord' },
  { id: 'patreon', name: 'Patreon' },
];
