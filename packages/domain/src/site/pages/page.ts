import type { Audience } from '../../accounts/access/policy.ts';
import type { FeatureId } from '../../game-config.ts';

/** Header groups in the documented order (SHELL-18 to SHELL-24). */
export const MENU_GROUPS = [
  'build',
  'community',
  'competitive',
  'administration',
  'account',
] as const;

export type MenuGroupId = (typeof MENU_GROUPS)[number];

/** Text catalogues that load with their pages: one folder of `locales` each. */
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
  'shell',
] as const;

export type TextArea = (typeof TEXT_AREAS)[number];

/** A page's entry in the menus. */
export interface MenuEntry {
  /** Id in menus and click counts, if not the page's id. */
  readonly id?: string;
  readonly label: string;
  /** One line below the entry in an open menu. */
  readonly hint: string;
  readonly groups: readonly MenuGroupId[];
  /** The feature that controls the entry, if not the page's own. */
  readonly feature?: FeatureId;
  /** The alias that menus link to, if not the page's path. */
  readonly path?: string;
  /** Hidden from visitors, although the page is public. */
  readonly membersOnly?: true;
  /** The documents do not name the entry: it is listed while its feature is live, never announced. */
  readonly onlyLive?: true;
}

/** The record of one page. */
export interface Page {
  readonly id: string;
  /** Path below `/v3/{game}`; `{name}` is a parameter. */
  readonly path: string;
  /** Other addresses of the same page. */
  readonly aliases?: readonly string[];
  /** English title. The web app reads it from its catalogues. */
  readonly title: string;
  readonly description: string;
  /** The feature that controls the page; without it, the page is always available. */
  readonly feature?: FeatureId;
  readonly access: Audience;
  /** Whether search engines may index it. */
  readonly indexed: boolean;
  /** Folder and file in `pages`, if they differ from the id (see `page-module.ts`). */
  readonly module?: string;
  /** Announced but not built: the address shows "coming soon". */
  readonly planned?: true;
  /** The page works although its feature is only announced (N-04). */
  readonly opensEarly?: true;
  /** Text catalogues it needs; the first contains its own folder. */
  readonly texts?: readonly TextArea[];
  /** A name in the web app's `page-icons.ts`. */
  readonly icon?: string;
  readonly menu?: MenuEntry;
  /** The highlighted header item, if no entry links to the page. */
  readonly section?: MenuGroupId | 'cards';
  /** Target of a game switch if the address is not valid in the other game. */
  readonly otherGame?: string;
  /** Listed in the palette although no menu links to it. */
  readonly palette?: true;
}
