import type { Page } from '@deckframe/domain/site/pages/page';
import { PAGES } from '@deckframe/domain/site/pages/pages';

/** True for staff pages, whose texts load with the console. */
export function isOfOffice({ texts, planned }: Page): boolean {
  return planned !== true && texts?.includes('administration') === true;
}

export const OFFICE_DESCRIPTIONS: readonly (readonly [id: string, text: string])[] = PAGES.filter(
  isOfOffice,
).map(({ id, description }) => [`page.${id}.description`, description]);
