import { COSMETIC_KINDS, type CosmeticKind } from '@deckframe/domain/community/profile/cosmetics';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Cosmetics } from '#lib/member/cosmetics-query.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { OwnProfile } from '../../community/profile/api.ts';
import { CosmeticTile, NoneTile } from './cosmetic-tile.tsx';
import {
  dress,
  passes,
  TILE_FILTERS,
  toChange,
  toOutfit,
  type Outfit,
  type Tile,
  type TileFilter,
} from '../../community/profile/collection/outfit.ts';
import { toTiles } from './to-tiles.ts';
import { TryOn } from '../../community/profile/collection/try-on.tsx';
import { useWear } from './use-wear.ts';

export interface CollectionViewProps {
  profile: OwnProfile;
  roles: readonly string[];
  cosmetics: Cosmetics;
}

/** Everything to wear by kind, owned and locked, and the own profile in what is tried on. */
export function CollectionView({ profile, roles, cosmetics }: CollectionViewProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<CosmeticKind>('background');
  const [filter, setFilter] = useState<TileFilter>('all');
  const [tried, setTried] = useState<Partial<Outfit>>({});
  const wear = useWear(profile.id);
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
        onWear={() => wear.mutate(change, { onSuccess: () => setTried({}) })}
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
            label={hasStandard ? t`Standard` : t`None`}
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
