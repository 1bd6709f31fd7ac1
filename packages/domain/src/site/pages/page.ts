import type { Audience } from '../../accounts/access/policy.ts';
import type { FeatureId } from '../../game-config.ts';

/** The header's groups in the documents' order (SHELL-18 to SHELL-24). */
export const MENU_GROUPS = [
  'build',
  'community',
  'competitive',
  'administration',
  'account',
] as const;

export type MenuGroupId = (typeof MENU_GROUPS)[number];

/** Texts that travel with the pages that show them: a folder of the web app's `locales` each. */
export const TEXT_AREAS = [
  'cards',
  'site',
  'profile',
  'account',
  'community',
  'collection',
  'trades',
  'tournaments',
  'mailbox',
  'administration',
  'home',
  'decks',
] as const;

export type TextArea = (typeof TEXT_AREAS)[number];

/** How the menus name an address. */
export interface MenuEntry {
  /** What the menus and the counts of clicks call it, where it is not the page's own id. */
  readonly id?: string;
  readonly label: string;
  /** One line under the entry in an open header menu. */
  readonly hint: string;
  readonly groups: readonly MenuGroupId[];
  /** The feature whose state decides about the entry, where it is not the page's own. */
  readonly feature?: FeatureId;
  /** The alias that the menus lead to, where it is not the page's own path. */
  readonly path?: string;
  /** Kept from visitors although the page itself is open to them. */
  readonly membersOnly?: true;
}

/** All that the site knows about one page. */
export interface Page {
  readonly id: string;
  /** Below `/v3/{game}`; `{name}` stands for a parameter. */
  readonly path: string;
  /** Other addresses that show the same page. */
  readonly aliases?: readonly string[];
  /** English; the web app has these and the menu's words from its catalogues alone. */
  readonly title: string;
  readonly description: string;
  /** The feature whose state decides what the page shows; without it, it always works. */
  readonly feature?: FeatureId;
  readonly access: Audience;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Its folder and file in the web app's `pages`, where the id does not say it (see `page-module.ts`). */
  readonly module?: string;
  /** Announced and not built: the address says that it is coming. */
  readonly planned?: true;
  /** The page has something to show although its feature is only announced (N-04). */
  readonly opensEarly?: true;
  /** The texts it opens with; those of its own folder are in the first. */
  readonly texts?: readonly TextArea[];
  /** A name of the web app's `page-icons.ts`. */
  readonly icon?: string;
  readonly menu?: MenuEntry;
  /** The part of the header that stands for it, where no entry leads to its address. */
  readonly section?: MenuGroupId | 'cards';
  /** Where a change of the game leads, when this address means nothing in the other one. */
  readonly otherGame?: string;
  /** Offered in the palette although no menu leads there. */
  readonly palette?: true;
}
