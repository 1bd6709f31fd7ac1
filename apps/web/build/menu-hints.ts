import { listMenuPlans } from '@deckframe/domain/site/pages/menu-entries';

/** Hints of menu entries for the catalogues. */
export const MENU_HINTS: readonly (readonly [id: string, text: string])[] = listMenuPlans().map(
  ({ id, hint }) => [`menu.${id}.hint`, hint] as const,
);
