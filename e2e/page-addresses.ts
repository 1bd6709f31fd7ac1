import type { Page } from '@deckframe/domain/pages/page';
import { PAGES } from '@deckframe/domain/pages/pages';

/** Something to stand for each parameter of an address. */
export const PARAMETERS = {
  cardno: 'ST01-001',
  deckId: '2x7Qm',
  userId: '1',
  id: '1',
} satisfies Record<string, string>;

export type PageAddress = { id: string; address: string; access: Page['access'] };

/** One address for every page of the site. */
export const PAGE_ADDRESSES: PageAddress[] = PAGES.map(({ id, path, access }) => ({
  id,
  address: `/v3/gundam${path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name in PARAMETERS ? PARAMETERS[name as keyof typeof PARAMETERS] : '1',
  )}`,
  access,
}));
