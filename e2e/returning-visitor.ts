/** What a browser keeps after the notices of a first visit were answered. */
export const RETURNING_VISITOR = {
  betaNoticeSeen: 'true',
  hasSeenLevelingModal: 'true',
  analyticsConsent: 'denied',
};
