import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Lock, RotateCcw, Shirt } from 'lucide-react';
import { useGameConfig } from '#lib/app-services.ts';
import { plateBannerFile } from '@deckframe/domain/community/profile/moving-banners';
import { MemberPlate } from '#lib/member/member-plate.tsx';
import { MemberTitle } from '#lib/member/member-title.tsx';
import { cosmeticName } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { PlateMedia } from '#ui/plate-media.tsx';
import type { OwnProfile } from '../api.ts';
import { toPlateUser } from '../profile-parts.ts';
import type { Tile } from './outfit.ts';

export interface TryOnProps {
  /** The profile with the tried-on items. */
  dressed: OwnProfile;
  isChanged: boolean;
  missing: readonly Tile[];
  busy: boolean;
  onWear: () => void;
  onReset: () => void;
}

/** Preview of the tried-on items: large, in the header, on the leaderboard, and in a comment. */
export function TryOn({ dressed, isChanged, missing, busy, onWear, onReset }: TryOnProps) {
  const { t } = useLingui();
  const canWear = isChanged && missing.length === 0;
  return (
    <aside className="tryon" aria-label={t`Try-on`}>
      <Stage dressed={dressed} />
      <div className="tryon__acts">
        <Button
          variant="primary"
          icon={missing.length > 0 ? <Lock size={16} /> : <Shirt size={16} />}
          disabled={!canWear}
          busy={busy}
          onClick={onWear}
        >
          {t`Wear this`}
        </Button>
        <Button icon={<RotateCcw size={16} />} disabled={!isChanged} onClick={onReset}>
          {t`Back to mine`}
        </Button>
      </div>
      <p className="tryon__note" role="status">
        <Note isChanged={isChanged} missing={missing} />
      </p>
    </aside>
  );
}

function Note({ isChanged, missing }: Pick<TryOnProps, 'isChanged' | 'missing'>) {
  const { t } = useLingui();
  const [first] = missing;
  if (first !== undefined) {
    const name = cosmeticName(first.item);
    return first.state === 'waiting' ? (
      <>
        {t`${name} is waiting for you.`}{' '}
        <Link to="/level-road">{t`Claim it on the level road`}</Link>
      </>
    ) : (
      t`${name} is still locked. Nothing here is for sale: it is earned.`
    );
  }
  return isChanged
    ? t`You own everything you are trying on.`
    : t`This is how others see you. Press anything to try it on.`;
}

function Stage({ dressed }: { dressed: OwnProfile }) {
  const { t, i18n } = useLingui();
  const { startUrl } = useGameConfig();
  const user = toPlateUser(dressed);
  const exp = i18n.number(dressed.userExp);
  const small = <MemberPlate user={user} badgeCorner={dressed.badgeCorner} />;
  const frame = dressed.selectedNameplate ?? undefined;
  return (
    <div className="stage" data-testid="try-on">
      <div className="stage__banner">
        <PlateMedia
          key={dressed.selectedBanner}
          className="stage__art"
          src={plateBannerFile(startUrl, dressed.selectedBanner)}
          eager
        />
      </div>
      <div className="stage__in">
        <div className="stage__plate" data-frame={frame}>
          <MemberPlate
            user={user}
            badgeCorner={dressed.badgeCorner}
            banner={dressed.selectedBanner && plateBannerFile(startUrl, dressed.selectedBanner)}
            size="xl"
          />
        </div>
        <MemberTitle title={dressed.selectedTitle} />
        <div className="stage__row">
          <span>{t`Header`}</span>
          {small}
        </div>
        <div className="stage__row">
          <span>{t`Leaderboard`}</span>
          {small}
          <span className="stage__exp">{t`${exp} EXP`}</span>
        </div>
        <div className="stage__row">
          <span>{t`Comment`}</span>
          {small}
          <MemberTitle title={dressed.selectedTitle} />
        </div>
      </div>
    </div>
  );
}
