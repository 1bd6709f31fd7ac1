import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { buttonClassName } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { HouseAd } from '../api.ts';
import { AdFrame } from './ad-frame.tsx';
import { AdLabel } from './ad-label.tsx';
import type { ShownAd } from './ad-provider.ts';
import { reasonOf } from './ad-reason.ts';
import { AdWhy } from './ad-why.tsx';
import { HouseLink } from './house-link.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useHouseAd } from './use-house-ad.ts';

export type TimedAdProps = { ad: ShownAd; onClose: () => void };

/** A line at the bottom. Closes immediately, also with Esc if it has focus. */
export function AnchorAd({ ad, onClose }: TimedAdProps) {
  const { t } = useLingui();
  const { onFocus, giveBack } = useFocusBack();
  const close = () => {
    giveBack();
    onClose();
  };
  return createPortal(
    <aside
      className="ad-anchor"
      aria-label={t`Ad`}
      onFocus={onFocus}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className="ad-anchor__line">
        <AdLabel />
        {ad.kind === 'frame' ? (
          <AdFrame url={ad.url} />
        ) : (
          <HouseLine ad={ad.ad} onFollow={onClose} />
        )}
        <AdWhy reason={reasonOf(ad)} look="sign" onFollow={onClose} />
        <IconButton
          label={t`Close ad`}
          size="lg"
          icon={<X size={18} aria-hidden="true" />}
          onClick={close}
        />
      </div>
    </aside>,
    document.body,
  );
}

function HouseLine({ ad, onFollow }: { ad: HouseAd | null; onFollow: () => void }) {
  const house = useHouseAd(ad, 'anchor');
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
