const AUTH = 'apps/api/src/modules/accounts/auth';
const ACCOUNT = 'apps/api/src/modules/accounts/account';
const SITE = 'apps/api/src/modules/site';
const PASSKEYS = `${AUTH}/passkeys.test.ts › are added, listed, renamed, used to log in and removed`;
const AVATAR = `${SITE}/uploads/uploads.test.ts › AUTH-20 PROF-24 stores a picture and serves it as immutable, whole and small`;

/**
 * Routes that succeed only with a file, a device or another service, which the samples do not have.
 * Each has the test in which it succeeds.
 */
export const ANSWERED_ELSEWHERE: Readonly<Record<string, string>> = {
  'GET /metrics': `${SITE}/health/health.test.ts › requires the token if one is set`,
  'GET /ready': `${SITE}/health/health.test.ts › is ready without Redis`,
  'POST /api/me/uploads/avatar': AVATAR,
  'GET /media/uploads/:folder/:userId/:file': AVATAR,
  'GET /media/uploads/:folder/:userId/sd/:file': AVATAR,
  'POST /api/uploads': `${SITE}/uploads/content-images.test.ts › an uploaded picture can be the thumbnail of its owner's contents only`,
  'POST /api/games/:game/custom-series/:seriesId/cards/:cardId/picture':
    'apps/api/src/modules/creators/series/pictures.test.ts › CUST-07 a form with action=upload, json and file sets customPNG of a card',
  'POST /api/admin/games/:game/cards/:cardno/picture':
    'apps/api/src/modules/cards/editing/card-pictures.test.ts › a picture is re-encoded in every width, and the card shows it after its cell is saved',
  'GET /media/:game/cards/:width/:file':
    'apps/api/src/modules/cards/editing/card-pictures.test.ts › a picture is re-encoded in every width, and the card shows it after its cell is saved',
  'GET /media/:game/decks/:deckId/:file':
    'apps/api/src/modules/decks/files/deck-files.test.ts › draws the picture of a deck once per content',
  'GET /api/games/:game/catalogue/files/:hash':
    'apps/api/src/modules/cards/catalogue/catalogue-routes.test.ts › serves files as immutable to clients that accept %s',
  'POST /api/auth/passkey-sign-in': PASSKEYS,
  'POST /api/me/passkeys': PASSKEYS,
  'POST /api/me/proof/passkey': `${ACCOUNT}/prove.test.ts › logs staff in with a second factor, and proves an existing session`,
  'POST /api/me/links/:provider': `${ACCOUNT}/links.test.ts › linking writes discord_id and patreon_id; AUTH-26 unlinking clears them`,
  'PUT /api/games/:game/tournaments/:tournamentId/registrations/me/list':
    'apps/api/src/modules/tournaments/entries/tournament-entries.test.ts › stores a copy of the deck, and equal cards have the same code',
  'POST /api/games/:game/maintenance/unlock': `${SITE}/games/maintenance.test.ts › MAINT-07 MAINT-08 the right code unlocks the game for this browser session`,
};
