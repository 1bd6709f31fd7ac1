import { PAGES } from '@deckframe/domain/site/pages/pages';
import { isOfOffice } from './office-descriptions.ts';

/** Page descriptions for the catalogues. */
export const PAGE_DESCRIPTIONS: readonly (readonly [id: string, text: string])[] = PAGES.filter(
  (page) => !isOfOffice(page),
).map(({ id, description }) => [`page.${id}.description`, description] as const);
