/** Every key of ours in the browser's storage. The documents' own keys join this list with their features. */
export const STORAGE_KEYS = {
  language: 'language',
  betaNoticeSeen: 'betaNoticeSeen',
  analyticsConsent: 'analyticsConsent',
  singleKeyShortcuts: 'singleKeyShortcuts',
} as const;

/** What belongs to the signed-in user and goes at logout (C-56). */
export const USER_STORAGE_KEYS = ['syncToken', 'mailbox', 'userData'] as const;
