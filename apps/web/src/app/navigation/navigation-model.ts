import { isAllowed } from '@deckframe/domain/accounts/access/policy';
import type { FeatureId, FeatureState } from '@deckframe/domain/game-config';
import {
  listMenuPlans,
  type MenuEntryId,
  type MenuIcon,
  type MenuPlan,
} from '@deckframe/domain/site/pages/menu-entries';
import { MENU_GROUPS, type MenuGroupId, type Page } from '@deckframe/domain/site/pages/page';

export interface NavEntry {
  readonly id: MenuEntryId;
  readonly path: string;
  readonly icon: MenuIcon;
  readonly comingSoon: boolean;
}

export interface NavGroup {
  readonly id: MenuGroupId;
  readonly entries: readonly NavEntry[];
}

export interface NavUser {
  readonly id: string;
  readonly roles: readonly string[];
}

export interface NavSituation {
  readonly features: Readonly<Partial<Record<FeatureId, FeatureState>>>;
  readonly user: NavUser | null;
  readonly hostname: string;
}

/** Documented order (SHELL-18 to SHELL-24); others come last. */
const ENTRY_ORDER: readonly MenuEntryId[] = [
  'profile',
  'deckBuilder',
  'myDecks',
  'cardList',
  'collection',
  'publicDecklists',
  'leaderboard',
  'articles',
  'contentHub',
  'events',
  'customHub',
  'tournamentResults',
  'resultMeta',
  'statistics',
  'adminPanel',
  'reports',
  'profileCollection',
  'tournaments',
  'fieldPlanner',
  'trades',
  'settings',
  'accountSettings',
];

const PLANS = listMenuPlans().toSorted((one, other) => placeOf(one) - placeOf(other));

/** Returns visible groups without hidden features. */
export function listNavGroups(situation: NavSituation): NavGroup[] {
  return MENU_GROUPS.filter((id) => isGroupShown(id, situation))
    .map((id) => ({ id, entries: listEntries(id, situation) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Returns the header item of the current page. */
export function findActiveGroup(
  groups: readonly NavGroup[],
  path: string,
  section: Page['section'],
): Page['section'] {
  if (section === 'cards') return section;
  return groups.find(({ entries }) => entries.some((entry) => entry.path === path))?.id ?? section;
}

/** SHELL-24: for administrators, and for anyone on localhost, where actions are still refused. */
function isAdministrationShown(user: NavUser | null, hostname: string): boolean {
  return hostname === 'localhost' || isAllowed('administrator', user);
}

function isGroupShown(id: MenuGroupId, { user, hostname }: NavSituation): boolean {
  if (id === 'administration') return isAdministrationShown(user, hostname);
  return id !== 'account' || user !== null;
}

function listEntries(group: MenuGroupId, { features, user }: NavSituation): NavEntry[] {
  return PLANS.filter(({ groups }) => groups.includes(group))
    .filter(({ membersOnly }) => !membersOnly || user !== null)
    .map((plan) => ({ ...plan, state: plan.feature ? features[plan.feature] : 'live' }))
    .filter(({ state = 'hidden', onlyLive }) =>
      onlyLive === true ? state === 'live' : state !== 'hidden',
    )
    .map(({ id, path, icon, state }) => ({
      id,
      path: path.replace('{userId}', encodeURIComponent(user?.id ?? '')),
      icon,
      comingSoon: state === 'comingSoon',
    }));
}

function placeOf({ id }: MenuPlan): number {
  const place = ENTRY_ORDER.indexOf(id);
  return place < 0 ? ENTRY_ORDER.length : place;
}
