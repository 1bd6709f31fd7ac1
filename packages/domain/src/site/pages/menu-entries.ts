import { PAGE_REDIRECTS } from './page-redirects.ts';
import { PAGES } from './pages.ts';
import type { MenuEntry } from './page.ts';

type Listed = Extract<
  (typeof PAGES)[number] | (typeof PAGE_REDIRECTS)[number],
  { readonly menu: object }
>;
type IdOf<T> = T extends { menu: { id: infer I } } ? I : T extends { id: infer I } ? I : never;

export type MenuEntryId = IdOf<Listed>;
export type MenuIcon = Listed['icon'];

export interface MenuPlan extends Pick<
  MenuEntry,
  'label' | 'hint' | 'groups' | 'feature' | 'onlyLive'
> {
  readonly id: MenuEntryId;
  readonly path: string;
  readonly icon: MenuIcon;
  readonly membersOnly: boolean;
}

/** Returns every page and redirect that a menu names. */
export function listMenuPlans(): MenuPlan[] {
  return [...PAGES, ...PAGE_REDIRECTS].flatMap((record) =>
    'menu' in record ? [toPlan(record)] : [],
  );
}

function toPlan(record: Listed): MenuPlan {
  const menu: MenuEntry = record.menu;
  return {
    ...menu,
    // `IdOf` has this type, but the compiler cannot infer it here.
    id: (menu.id ?? record.id) as MenuEntryId,
    feature: menu.feature ?? ('feature' in record ? record.feature : undefined),
    path: menu.path ?? ('path' in record ? record.path : record.from),
    icon: record.icon,
    membersOnly: menu.membersOnly === true || ('access' in record && record.access === 'member'),
  };
}
