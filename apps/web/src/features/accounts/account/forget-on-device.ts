import { forgetMember } from '#lib/outbox/outbox-storage.ts';
import { reportError } from '#lib/report-error.ts';
import { STORAGE_KEYS, USER_STORAGE_KEYS, type OwnGameKey } from '#lib/storage-keys.ts';

/** Of a game, what the member's own data is seen in; goes at logout too. */
const USER_GAME_KEYS = ['recentDecklists', 'chosenCollection'] satisfies OwnGameKey[];

/** Settings of this device, whoever uses it. Everything else goes with a deleted account. */
const DEVICE_KEYS: readonly string[] = [
  STORAGE_KEYS.language,
  STORAGE_KEYS.theme,
  STORAGE_KEYS.betaNoticeSeen,
  STORAGE_KEYS.levelingSeen,
  STORAGE_KEYS.analyticsConsent,
  STORAGE_KEYS.adConsent,
  STORAGE_KEYS.singleKeyShortcuts,
  STORAGE_KEYS.cardListView,
  STORAGE_KEYS.cardListPanel,
  STORAGE_KEYS.cardListMode,
  STORAGE_KEYS.floatingPreviewSize,
  STORAGE_KEYS.displayOwnedCardsCount,
  STORAGE_KEYS.displayBookmarks,
  STORAGE_KEYS.showNewCardsFirst,
  STORAGE_KEYS.isPricingVisible,
  STORAGE_KEYS.userPreferences,
  STORAGE_KEYS.cardSize,
];

const isUserKey = (key: string): boolean =>
  USER_STORAGE_KEYS.some((own) => own === key) ||
  USER_GAME_KEYS.some((own) => key.endsWith(`_${own}`));

/** The keys of local storage that go when the member logs out, or deletes the account. */
const listKeysToClear = (keys: readonly string[], because: 'loggedOut' | 'deleted'): string[] =>
  keys.filter((key) => (because === 'deleted' ? !DEVICE_KEYS.includes(key) : isUserKey(key)));

/**
 * Deletes a member's data from this browser. Logging out leaves settings, drafts and what was not sent
 * yet; a deleted account leaves the settings of the device alone. A failure is reported, nothing else:
 * the session is over.
 */
export async function forgetOnDevice(
  userId: string | undefined,
  because: 'loggedOut' | 'deleted',
): Promise<void> {
  try {
    for (const key of listKeysToClear(Object.keys(localStorage), because)) {
      localStorage.removeItem(key);
    }
    if (userId !== undefined) {
      await forgetMember(userId, because === 'deleted' ? 'delete' : 'keep');
    }
  } catch (error) {
    reportError('The data of a member could not be deleted from this browser', error);
  }
}
