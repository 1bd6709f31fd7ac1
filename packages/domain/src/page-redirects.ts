/** Addresses that lead elsewhere. Parameters keep their value. */
export const PAGE_REDIRECTS = [
  { from: '/content', to: '/cardlist' },
  { from: '/events', to: '/cardlist' },
  { from: '/decklists/{id}', to: '/deck/{id}' },
] as const;
