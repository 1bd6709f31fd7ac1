import type { LinkProvider } from './settings-api.ts';

export const PROVIDERS: readonly { readonly id: LinkProvider; readonly name: string }[] = [
  { id: 'discord', name: 'Discord' },
  { id: 'patreon', name: 'Patreon' },
];
