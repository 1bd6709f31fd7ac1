import { Trans, useLingui } from '@lingui/react/macro';
import { CosmeticPicture } from '#lib/member/cosmetic-picture.tsx';
import { cosmeticName } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import type { UserCosmetics } from '../../staff/console/users/sheet-api.ts';

export type WearTileProps = {
  item: UserCosmetics['items'][number];
  isWorn: boolean;
  mayChange: boolean;
  busy: boolean;
  onAct: (act: 'give' | 'take' | 'undress' | 'wear') => void;
};

/** One thing to wear, and what staff can do with it for this member. */
export function WearTile({ item, isWorn, mayChange, busy, onAct }: WearTileProps) {
  const { t } = useLingui();
  const name = cosmeticName(item);
  return (
    <div className="cosm wear__item" data-locked={item.owned ? undefined : ''}>
      <span className="cosm__pic" data-kind={item.kind}>
        <CosmeticPicture item={item} />
      </span>
      <span className="cosm__t">{name}</span>
      <span className="wear__state">
        {isWorn && (
          <Tag tone="accent">
            <Trans>Wearing</Trans>
          </Tag>
        )}
        {item.given && (
          <Tag tone="ok">
            <Trans>Given</Trans>
          </Tag>
        )}
        {item.owned && !item.given && (
          <Tag>
            <Trans>Has it anyway</Trans>
          </Tag>
        )}
      </span>
      {mayChange && (
        <span className="wear__acts">
          {item.given ? (
            <Button
              size="sm"
              variant="danger"
              busy={busy}
              aria-label={t`Take away ${name}`}
              onClick={() => onAct('take')}
            >
              <Trans>Take away</Trans>
            </Button>
          ) : (
            !item.owned && (
              <Button
                size="sm"
                busy={busy}
                aria-label={t`Give ${name}`}
                onClick={() => onAct('give')}
              >
                <Trans>Give</Trans>
              </Button>
            )
          )}
          {item.owned && (
            <Button
              size="sm"
              variant="ghost"
              busy={busy}
              aria-label={isWorn ? t`Take off ${name}` : t`Put on ${name}`}
              onClick={() => onAct(isWorn ? 'undress' : 'wear')}
            >
              {isWorn ? t`Take off` : t`Put on`}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
