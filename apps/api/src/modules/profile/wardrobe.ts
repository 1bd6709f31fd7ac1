import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import {
  isUnlocked,
  type Cosmetic,
  type CosmeticFacts,
  type CosmeticKind,
} from '@deckframe/domain/community/profile/cosmetics';
import { getCosmetics } from '../cosmetics/service.ts';
import { updateProfile } from '../members/service.ts';
import { toColumns } from './change-columns.ts';
import { getOwned, getParts, toFacts } from './parts.ts';
import type { ProfileRow } from '../community/profile/queries.ts';

export type Wardrobe = {
  items: (Cosmetic & { owned: boolean; given: boolean })[];
  worn: Record<CosmeticKind, string | null>;
};

/** Where a member's choice of each kind is written. */
const FIELDS = {
  background: 'selectedAvatarBackground',
  banner: 'selectedBanner',
  badge: 'selectedBadge',
  nameplate: 'selectedNameplate',
  title: 'selectedTitle',
} as const satisfies Record<CosmeticKind, string>;

/** Everything there is to wear, beside what a member has and wears. */
export async function getWardrobe(
  db: Database,
  userId: UserId,
  roles: readonly string[],
): Promise<Wardrobe> {
  const { row, facts } = await readFacts(db, userId, roles);
  const { cosmetics } = await getCosmetics(db);
  const items = cosmetics.map((item) => ({
    ...item,
    owned: isUnlocked(item, facts),
    given: facts.owned[item.kind].includes(item.key),
  }));
  return { items, worn: toWorn(row) };
}

/** By the rule for members themselves: nobody wears what they do not own. */
export async function wear(
  db: Database,
  userId: UserId,
  roles: readonly string[],
  { kind, key }: { kind: CosmeticKind; key: string | null },
): Promise<void> {
  const { row, facts } = await readFacts(db, userId, roles);
  const { cosmetics } = await getCosmetics(db);
  await updateProfile(db, userId, toColumns({ [FIELDS[kind]]: key }, row, facts, cosmetics));
}

async function readFacts(
  db: Database,
  userId: UserId,
  roles: readonly string[],
): Promise<{ row: ProfileRow; facts: CosmeticFacts }> {
  const parts = await getParts(db, userId);
  const { row } = parts;
  const links = { youtube: row.youtube, twitch: row.twitch, x: row.x };
  return { row, facts: { ...toFacts(parts, roles, await getOwned(db, userId, parts)), links } };
}

function toWorn(row: ProfileRow): Wardrobe['worn'] {
  return {
    background: row.selectedavatarbackground,
    banner: row.selectedbanner,
    badge: row.selectedbadge,
    nameplate: row.selectednameplate,
    title: row.selectedtitle,
  };
}
