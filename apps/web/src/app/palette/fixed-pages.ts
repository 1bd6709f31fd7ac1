import { PAGES } from '@deckframe/domain/site/pages/pages';

/** Pages that only the palette lists. */
export const FIXED_PAGES = PAGES.filter((page) => 'palette' in page);
