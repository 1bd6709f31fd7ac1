import { deleteDeckCopies } from '#decks/api/deck-copies.ts';
import { forgetMember } from '#lib/outbox/outbox-storage.ts';
import { reportError } from '#lib/report-error.ts';
import { STORAGE_KEYS, USER_STORAGE_KEYS, type OwnGameKey } from '#lib/storage-keys.ts';

/** Local storage keys per game with the member's own data. Logging out deletes them too. */
const USER_GAME_KEYS = ['recentDecklists', 'chosenCollection'] satisfies OwnGameKey[];

/**
 * Settings of the device, independent of the member. Deleting the account deletes all other keys.
 */
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

/** Returns the local storage keys to delete after a logout or an account deletion. */
const listKeysToClear = (keys: readonly string[], because: 'loggedOut' | 'deleted'): string[] =>
  keys.filter((key) => (because === 'deleted' ? !DEVICE_KEYS.includes(key) : isUserKey(key)));

/**
 * Deletes a member's data from this browser. A logout keeps settings, drafts and unsent changes; an
 * account deletion keeps only settings of the device. Failures are only reported, because the
 * session has ended.
 */
export async function forgetOnDevice(
  userId: string | undefined,
  because: 'loggedOut' | 'deleted',
): Promise<void> {
  try {
    for (const key of listKeysToClear(Object.keys(localStorage), because)) {
      localStorage.removeItem(key);
    }
    await deleteDeckCopies();
    if (userId !== undefined) {
      await forgetMember(userId, because === 'deleted' ? 'delete' : 'keep');
    }
  } catch (error) {
    reportError('The data of a member could not be deleted from this browser', error);
  }
}
