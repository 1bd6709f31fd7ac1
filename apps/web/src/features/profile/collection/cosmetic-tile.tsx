import { useLingui } from '@lingui/react/macro';
import { Ban, Eye, Lock } from 'lucide-react';
import { CosmeticPicture } from '#lib/member/cosmetic-picture.tsx';
import { cosmeticName } from '#lib/message-text.ts';
import { Tag } from '#ui/tag.tsx';
import { useEarnWords } from '../../community/profile/earn-words.ts';
import { shareOf, type Tile } from '../../community/profile/collection/outfit.ts';
import { useRarityWords } from './rarity-words.ts';

export interface CosmeticTileProps {
  tile: Tile;
  isWorn: boolean;
  isTried: boolean;
  onPress: () => void;
}

/** One item: a press tries it on, locked or not. */
export function CosmeticTile({ tile, isWorn, isTried, onPress }: CosmeticTileProps) {
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

/** The choice of none. */
export function NoneTile({
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
