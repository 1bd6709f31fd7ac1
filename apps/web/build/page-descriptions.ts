import { listMenuPlans } from '@deckframe/domain/site/pages/menu-entries';
import { PAGES } from '@deckframe/domain/site/pages/pages';
import { isOfOffice } from './office-descriptions.ts';

/** What the site says about its pages beyond their names; nothing that a first paint shows. */
export const PAGE_DESCRIPTIONS: readonly (readonly [id: string, text: string])[] = [
  ...PAGES.filter((page) => !isOfOffice(page)).map(
    ({ id, description }) => [`page.${id}.description`, description] as const,
  ),
  ...listMenuPlans().map(({ id, hint }) => [`menu.${id}.hint`, hint] as const),
];
