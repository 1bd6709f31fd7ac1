import { PAGES } from '@deckframe/domain/site/pages/pages';

/** Pages that the palette offers although no menu leads there. */
export const FIXED_PAGES = PAGES.filter((page) => 'palette' in page);
