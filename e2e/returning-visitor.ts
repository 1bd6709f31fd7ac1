/** Local storage of a visitor who dismissed the first-visit notices. */
export const RETURNING_VISITOR = {
  betaNoticeSeen: 'true',
  hasSeenLevelingModal: 'true',
  analyticsConsent: 'denied',
};
