import type { AccountPart } from '../../lib/account-part.ts';
import { blocksPart } from '../blocks/service.ts';
import { commentsPart } from '../comments/service.ts';
import { followsPart } from '../follows/service.ts';
import { likesPart } from '../likes/service.ts';
import { customizationPart } from '../profile/service.ts';
import { passkeysPart } from '../passkeys/service.ts';
import { ratingsPart } from '../ratings/service.ts';
import { sessionsPart } from '../session/service.ts';
import { staplesPart } from '../staples/service.ts';
import { uploadsPart } from '../uploads/service.ts';
import { deleteDecks, readDecks, readProfile } from './queries.ts';

/** The row itself is made anonymous by the deletion, after all parts. */
const profilePart: AccountPart = {
  name: 'profile',
  read: readProfile,
  erase: async () => undefined,
};

const decksPart: AccountPart = {
  name: 'decks',
  read: readDecks,
  erase: (db, userId, decks) => deleteDecks(db, userId, decks === 'delete'),
};

/** Everything that we keep about a member, in the order of the exported file. */
export const ACCOUNT_PARTS: readonly AccountPart[] = [
  profilePart,
  customizationPart,
  uploadsPart,
  sessionsPart,
  passkeysPart,
  blocksPart,
  decksPart,
  ratingsPart,
  staplesPart,
  likesPart,
  followsPart,
  commentsPart,
];
