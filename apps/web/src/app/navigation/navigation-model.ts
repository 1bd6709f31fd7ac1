import { isAllowed } from '@deckframe/domain/access/policy';
import type { FeatureId, FeatureState } from '@deckframe/domain/game-config';

export type NavGroupId = 'build' | 'community' | 'competitive' | 'administration' | 'account';

export type NavEntryId =
  | 'deckBuilder'
  | 'myDecks'
  | 'cardList'
  | 'collection'
  | 'publicDecklists'
  | 'leaderboard'
  | 'articles'
  | 'contentHub'
  | 'events'
  | 'customHub'
  | 'tournamentResults'
  | 'resultMeta'
  | 'statistics'
  | 'adminPanel'
  | 'reports'
  | 'profile'
  | 'profileCollection'
  | 'accountSettings';

export interface NavEntry {
  readonly id: NavEntryId;
  readonly path: string;
  readonly comingSoon: boolean;
}

export interface NavGroup {
  readonly id: NavGroupId;
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

interface EntryPlan {
  readonly id: NavEntryId;
  readonly path: string;
  readonly memberOnly?: boolean;
}

const MY_DECKS: EntryPlan = { id: 'myDecks', path: '/mydecks', memberOnly: true };
const COLLECTION: EntryPlan = { id: 'collection', path: '/collection', memberOnly: true };
/** Member-only in the header alone (SHELL-26, C-22); the page itself is open to everyone. */
const DECKLISTS: EntryPlan = { id: 'publicDecklists', path: '/decklists', memberOnly: true };

/** The header's groups in the documents' order (SHELL-18 to SHELL-24). */
const GROUP_PLANS: readonly { id: NavGroupId; entries: readonly EntryPlan[] }[] = [
  {
    id: 'build',
    entries: [
      { id: 'deckBuilder', path: '/deckbuilder' },
      MY_DECKS,
      { id: 'cardList', path: '/cardlist' },
      COLLECTION,
      DECKLISTS,
    ],
  },
  {
    id: 'community',
    entries: [
      DECKLISTS,
      { id: 'leaderboard', path: '/leaderboard' },
      { id: 'articles', path: '/articles' },
      { id: 'contentHub', path: '/content' },
      { id: 'events', path: '/events' },
      // Which games have it is their config's word (SHELL-20): everywhere else it is hidden.
      { id: 'customHub', path: '/custom-hub' },
    ],
  },
  {
    id: 'competitive',
    entries: [
      { id: 'tournamentResults', path: '/tournaments/results' },
      { id: 'resultMeta', path: '/tournaments/meta' },
      { id: 'statistics', path: '/statistics' },
    ],
  },
  {
    id: 'administration',
    entries: [
      { id: 'adminPanel', path: '/admin' },
      // Not in the documents, whose config hides it.
      { id: 'reports', path: '/admin/reports' },
    ],
  },
  {
    id: 'account',
    entries: [
      { id: 'profile', path: '/profile/{userId}', memberOnly: true },
      MY_DECKS,
      COLLECTION,
      DECKLISTS,
      { id: 'profileCollection', path: '/profile/{userId}/collection', memberOnly: true },
      // Not in the documents, whose config hides it.
      { id: 'accountSettings', path: '/account', memberOnly: true },
    ],
  },
];

/** The groups this visitor sees: hidden features and empty groups are left out. */
export function listNavGroups(situation: NavSituation): NavGroup[] {
  return GROUP_PLANS.filter(({ id }) => isGroupShown(id, situation))
    .map(({ id, entries }) => ({ id, entries: listEntries(entries, situation) }))
    .filter(({ entries }) => entries.length > 0);
}

/** SHELL-24: administrators, or anyone on localhost; there the link shows, the actions still refuse. */
function isAdministrationShown(user: NavUser | null, hostname: string): boolean {
  return hostname === 'localhost' || isAllowed('administrator', user);
}

function isGroupShown(id: NavGroupId, { user, hostname }: NavSituation): boolean {
  if (id === 'administration') return isAdministrationShown(user, hostname);
  return id !== 'account' || user !== null;
}

function listEntries(plans: readonly EntryPlan[], situation: NavSituation): NavEntry[] {
  const { features, user } = situation;
  return plans
    .filter((plan) => !plan.memberOnly || user !== null)
    .filter((plan) => (features[plan.id] ?? 'hidden') !== 'hidden')
    .map((plan) => ({
      id: plan.id,
      path: plan.path.replace('{userId}', encodeURIComponent(user?.id ?? '')),
      comingSoon: features[plan.id] === 'comingSoon',
    }));
}
