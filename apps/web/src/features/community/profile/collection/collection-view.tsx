import {
  COSMETIC_KINDS,
  isUnlocked,
  progressTo,
  type CosmeticKind,
  type Rarity,
} from '@deckframe/domain/community/profile/cosmetics';
import { useLingui } from '@lingui/react/macro';
import { Ban, Eye, Lock } from 'lucide-react';
import { useState } from 'react';
import { CosmeticPicture } from '#lib/member/cosmetic-picture.tsx';
import type { Cosmetics } from '#lib/member/cosmetics-query.ts';
import { cosmeticName } from '#lib/message-text.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Tag } from '#ui/tag.tsx';
import type { OwnProfile } from '../api.ts';
import { useEarnWords } from '../earn-words.ts';
import { toCosmeticFacts } from '../profile-parts.ts';
import { useSaveProfile } from '../use-save-profile.ts';
import {
  dress,
  passes,
  TILE_FILTERS,
  toChange,
  toOutfit,
  compareTiles,
  shareOf,
  type Outfit,
  type Tile,
  type TileFilter,
} from './outfit.ts';
import { TryOn } from './try-on.tsx';

function useRarityWords(): Record<Rarity, string> {
  const { t } = useLingui();
  return { common: t`Common`, rare: t`Rare`, epic: t`Epic`, legendary: t`Legendary` };
}

interface CosmeticTileProps {
  tile: Tile;
  isWorn: boolean;
  isTried: boolean;
  onPress: () => void;
}

/** An item; a click tries it on, even if it is locked. */
function CosmeticTile({ tile, isWorn, isTried, onPress }: CosmeticTileProps) {
  const { t } = useLingui();
  const { item, state, progress } = tile;
  const words = useEarnWords()(item.unlock);
  const rarity = useRarityWords()[item.rarity];
  const have = progress?.have ?? 0;
  const said =
    state === 'owned'
      ? words
      : state === 'waiting'
        ? t`${words}. Waits in your mailbox`
        : progress === null || item.unlock.by === 'level'
          ? t`Locked. ${words}`
          : t`Locked. ${words}: ${have}`;
  return (
    <button
      type="button"
      className="cosm"
      data-locked={state === 'locked' ? '' : undefined}
      aria-pressed={isTried}
      onClick={onPress}
    >
      <span className="cosm__pic" data-kind={item.kind}>
        <CosmeticPicture item={item} />
        {state === 'locked' && (
          <span className="cosm__lock">
            <Lock size={18} aria-hidden="true" />
          </span>
        )}
      </span>
      <TileMark isWorn={isWorn} isTried={isTried} isWaiting={state === 'waiting'} />
      <span className="cosm__t">{cosmeticName(item)}</span>
      <span className="cosm__rarity" data-rarity={item.rarity}>
        {rarity}
      </span>
      <span className="cosm__s">{said}</span>
      {progress !== null && (
        <span className="cosm__meter" aria-hidden="true">
          <i style={{ width: `${shareOf(progress) * 100}%` }} />
        </span>
      )}
    </button>
  );
}

function TileMark(props: { isWorn: boolean; isTried: boolean; isWaiting: boolean }) {
  const { t } = useLingui();
  if (!props.isWorn && !props.isTried && !props.isWaiting) return null;
  return (
    <span className="cosm__mark">
      {props.isWorn ? (
        <Tag tone="accent">{t`Wearing`}</Tag>
      ) : props.isTried ? (
        <Tag tone="accent" icon={<Eye size={12} aria-hidden="true" />}>
          {t`Trying on`}
        </Tag>
      ) : (
        <Tag tone="ok">{t`Claim it`}</Tag>
      )}
    </span>
  );
}

/** Option to wear nothing. */
function NoneTile({
  label,
  isTried,
  onPress,
}: Omit<CosmeticTileProps, 'isWorn' | 'tile'> & { label: string }) {
  return (
    <button type="button" className="cosm" aria-pressed={isTried} onClick={onPress}>
      <span className="cosm__pic">
        <Ban size={26} aria-hidden="true" />
      </span>
      <span className="cosm__t">{label}</span>
    </button>
  );
}

/** Items of a kind with their state. */
function toTiles(
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

export interface CollectionViewProps {
  profile: OwnProfile;
  roles: readonly string[];
  cosmetics: Cosmetics;
}

/** All cosmetics with a preview on the profile. */
export function CollectionView({ profile, roles, cosmetics }: CollectionViewProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<CosmeticKind>('background');
  const [filter, setFilter] = useState<TileFilter>('all');
  const [tried, setTried] = useState<Partial<Outfit>>({});
  const wear = useSaveProfile(profile.id);
  const worn = toOutfit(profile);
  const outfit: Outfit = { ...worn, ...tried };
  const tiles = Object.fromEntries(
    COSMETIC_KINDS.map((one) => [one, toTiles(cosmetics, one, profile, roles)]),
  ) as Record<CosmeticKind, Tile[]>;
  const change = toChange(worn, outfit);
  const missing = COSMETIC_KINDS.flatMap((one) =>
    outfit[one] === worn[one]
      ? []
      : tiles[one].filter(({ item, state }) => item.key === outfit[one] && state !== 'owned'),
  );
  const names: Record<CosmeticKind, string> = {
    background: t`Backgrounds`,
    banner: t`Banners`,
    badge: t`Badges`,
    nameplate: t`Nameplates`,
    title: t`Titles`,
  };
  return (
    <div className="collect">
      <Tabs
        label={t`Kinds`}
        value={kind}
        onChange={(value) => setKind(value as CosmeticKind)}
        items={COSMETIC_KINDS.map((one) => ({
          value: one,
          label: (
            <>
              {names[one]}
              <span className="tabs__count">
                {tiles[one].filter(({ state }) => state === 'owned').length}/{tiles[one].length}
              </span>
            </>
          ),
          panel: (
            <KindPanel
              kind={one}
              tiles={tiles[one]}
              filter={filter}
              onFilter={setFilter}
              worn={worn[one]}
              tried={outfit[one]}
              onTry={(key) => setTried({ ...tried, [one]: key })}
            />
          ),
        }))}
      />
      <TryOn
        dressed={dress(profile, outfit)}
        isChanged={Object.keys(change).length > 0}
        missing={missing}
        busy={wear.isPending}
        onWear={() => wear.mutate({ body: change }, { onSuccess: () => setTried({}) })}
        onReset={() => setTried({})}
      />
    </div>
  );
}

interface KindPanelProps {
  kind: CosmeticKind;
  tiles: readonly Tile[];
  filter: TileFilter;
  onFilter: (filter: TileFilter) => void;
  worn: string | null;
  tried: string | null;
  onTry: (key: string | null) => void;
}

function KindPanel({ kind, tiles, filter, onFilter, worn, tried, onTry }: KindPanelProps) {
  const { t } = useLingui();
  const words: Record<TileFilter, string> = {
    all: t`All`,
    owned: t`Owned`,
    reach: t`Within reach`,
    event: t`Events`,
  };
  const shown = tiles.filter((tile) => passes(tile, filter));
  const hasStandard = kind === 'background' || kind === 'banner';
  return (
    <>
      <div className="collect__filters">
        {TILE_FILTERS.map((one) => (
          <ToggleChip key={one} pressed={filter === one} onClick={() => onFilter(one)}>
            {words[one]}
            <span className="collect__n">{tiles.filter((tile) => passes(tile, one)).length}</span>
          </ToggleChip>
        ))}
      </div>
      <div className="cosms" data-kind={kind}>
        {filter === 'all' && (
          <NoneTile
            label={hasStandard ? t`Standard` : t({ message: 'None', context: 'badge' })}
            isTried={tried === null}
            onPress={() => onTry(null)}
          />
        )}
        {shown.map((tile) => (
          <CosmeticTile
            key={tile.item.key}
            tile={tile}
            isWorn={worn === tile.item.key}
            isTried={tried === tile.item.key}
            onPress={() => onTry(tile.item.key)}
          />
        ))}
      </div>
      {shown.length === 0 && (
        <EmptyState title={t`Nothing here yet`}>{t`Choose another filter to see more.`}</EmptyState>
      )}
    </>
  );
}
