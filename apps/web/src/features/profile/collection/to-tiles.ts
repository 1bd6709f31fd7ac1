import {
  isUnlocked,
  progressTo,
  type CosmeticKind,
} from '@deckframe/domain/community/profile/cosmetics';
import type { Cosmetics } from '#lib/member/cosmetics-query.ts';
import type { OwnProfile } from '../../community/profile/api.ts';
import { toCosmeticFacts } from '../../community/profile/profile-parts.ts';
import { compareTiles, type Tile } from '../../community/profile/collection/outfit.ts';

/** Every item of a kind, as the member stands with it. */
export function toTiles(
  { cosmetics }: Cosmetics,
  kind: CosmeticKind,
  profile: OwnProfile,
  roles: readonly string[],
): Tile[] {
  const facts = toCosmeticFacts(profile, roles);
  return cosmetics
    .filter((item) => item.kind === kind)
    .map((item): Tile => {
      const { unlock } = item;
      const isReached =
        unlock.by === 'level' && unlock.level !== null && unlock.level <= profile.level;
      const locked = isReached ? 'waiting' : 'locked';
      const state = isUnlocked(item, facts) ? 'owned' : locked;
      return { item, state, progress: state === 'locked' ? progressTo(item, facts) : null };
    })
    .toSorted(compareTiles);
}
