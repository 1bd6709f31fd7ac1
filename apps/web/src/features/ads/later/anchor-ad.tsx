import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { buttonClassName } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { HouseAd } from '../api.ts';
import { AdFrame } from './ad-frame.tsx';
import type { ShownAd } from './ad-provider.ts';
import { HouseLink } from './house-link.tsx';
import { useHouseAd } from './use-house-ad.ts';

export type TimedAdProps = { ad: ShownAd; onClose: () => void };

/** One line at the bottom; closes at once. */
export function AnchorAd({ ad, onClose }: TimedAdProps) {
  const { t } = useLingui();
  return createPortal(
    <aside className="ad-anchor" aria-label={t`Ad`}>
      <div className="ad-anchor__line">
        <span className="ad-label">{t`Ad`}</span>
        {ad.kind === 'frame' ? (
          <AdFrame url={ad.url} />
        ) : (
          <HouseLine ad={ad.ad} onFollow={onClose} />
        )}
        <IconButton
          label={t`Close ad`}
          size="lg"
          icon={<X size={18} aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
    </aside>,
    document.body,
  );
}

function HouseLine({ ad, onFollow }: { ad: HouseAd | null; onFollow: () => void }) {
  const house = useHouseAd(ad);
  return (
    <>
      <p className="ad-anchor__words">
        <b>{house.title}</b> <span>{house.text}</span>
      </p>
      <HouseLink ad={house} className={buttonClassName({ size: 'sm' })} onFollow={onFollow}>
        {house.action}
      </HouseLink>
    </>
  );
}
