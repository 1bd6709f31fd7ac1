import { existsSync, readFileSync } from 'node:fs';
import { findFirstLoad } from './first-load.ts';

const VENDORS =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/[^/]+|@lingui|openapi-fetch)\//;
const SHARED_SOURCES =
  /\/(apps\/web\/src\/(app|features|decks|catalogue|lib|ui)|packages\/(domain|contract)\/src)\/[^?]+\.(?:tsx?|css)$|lucide-react/;
/** What only pages with cards in them need. */
const CARD_SOURCES =
  /\/(packages\/domain\/src\/(filter|filter-url|query)|apps\/web\/src\/(catalogue\/(engine|worker|details|modal|previews|use-|catalogue-client)|features\/(card-|series-picker)))[^?]*\.tsx?$/;
/** Forms of accounts; the shell itself needs no more than signing out. */
const ACCOUNT_SOURCES =
  /apps\/web\/src\/features\/account\/(form|passkeys|settings|sign-in\/(?!migration-email)|account-api|use-forget-user)[^?]*\.(?:tsx?|css)$|domain\/src\/access\/(?!roles|policy)/;
/** What only pages with decks in them need; a card's own page offers to add it. */
const DECK_SOURCES =
  /\/(packages\/domain\/src\/(deck|deck-text|deck-code|odds)|apps\/web\/src\/(decks|features\/deck-(editor|lists|reading)))\/(?!add\/(add-to-deck-button|use-card-key))[^?]+\.(?:tsx?|css)$/;
/** What members say and like comes after the page that carries it. */
const COMMUNITY_SOURCES =
  /\/(apps\/web\/src\/(features\/community\/(?!lazy-community)|lib\/(exp|live)\/|ui\/markdown\/)|packages\/domain\/src\/community\/)[^?]+\.(?:tsx?|css)$/;
/** The home page shows these too. */
const HOME_SOURCES = /features\/card-of-the-day|domain\/src\/filter\/new-cards/;

const firstLoad = findFirstLoad();

/**
 * Left alone, the bundler makes a file of each small module that two pages share, and the first
 * load becomes a crowd of requests. Small shared parts travel together, those of the shell and the home
 * page apart from the others; what rests on Base UI stays
 * apart, because the first load can do without it, and so does what only lists of cards need.
 */
export const CHUNK_GROUPS = [
  { name: 'vendor', test: VENDORS, priority: 3 },
  { name: 'cards', test: isForCards, minShareCount: 2, priority: 2 },
  { name: 'decks', test: isForDecks, minShareCount: 2, priority: 2 },
  { name: 'account', test: isForAccounts, minShareCount: 2, priority: 2 },
  { name: 'community', test: isForCommunity, minShareCount: 2, priority: 2 },
  { name: 'shared', test: isNeededFirst, minShareCount: 2, priority: 1 },
  { name: 'later', test: isSmallAndShared, minShareCount: 2, priority: 0 },
];

function isForCards(id: string): boolean {
  return CARD_SOURCES.test(id) && !HOME_SOURCES.test(id) && !usesBaseUi(id);
}

function isForDecks(id: string): boolean {
  return DECK_SOURCES.test(id) && !usesBaseUi(id);
}

function isForAccounts(id: string): boolean {
  return ACCOUNT_SOURCES.test(id) && !usesBaseUi(id);
}

function isForCommunity(id: string): boolean {
  return COMMUNITY_SOURCES.test(id) && !usesBaseUi(id);
}

function isSmallAndShared(id: string): boolean {
  const isLater = isForDecks(id) || isForAccounts(id) || isForCommunity(id);
  return SHARED_SOURCES.test(id) && !isLater && (id.includes('lucide-react') || !usesBaseUi(id));
}

function isNeededFirst(id: string): boolean {
  const icon = /lucide-react\/.*\/icons\/([^/.]+)\./.exec(id)?.[1];
  if (icon !== undefined) return firstLoad.icons.has(icon);
  const isFirst = id.includes('lucide-react') || firstLoad.files.has(id.replace(/\?.*$/, ''));
  return isFirst && isSmallAndShared(id);
}

/** A style sheet goes where its part goes: left behind, it would pull its new home along. */
function usesBaseUi(id: string): boolean {
  const part = id.replace(/\.css$/, '.tsx');
  return existsSync(part) && readFileSync(part, 'utf8').includes("'@base-ui/");
}
