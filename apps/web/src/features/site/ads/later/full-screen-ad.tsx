import { Dialog as Base } from '@base-ui/react/dialog';
import { CLOSE_DELAY_MS } from '@deckframe/domain/site/ads/ad-timer';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBackCloses } from '#lib/overlays/use-back-closes.ts';
import { buttonClassName } from '#ui/button.tsx';
import { holdTab } from '#ui/hold-tab.ts';
import { linkClassName } from '#ui/text-link.tsx';
import type { HouseAd } from '../api.ts';
import { AdFrame } from './ad-frame.tsx';
import { AdLabel } from './ad-label.tsx';
import type { TimedAdProps } from './anchor-ad.tsx';
import { reasonOf } from './ad-reason.ts';
import { AdWhy } from './ad-why.tsx';
import { HouseLink } from './house-link.tsx';
import { useHouseAd } from './use-house-ad.ts';

/** ADS-05: closes after its countdown, by button, Esc or going back; the focus returns. */
export function FullScreenAd({ ad, onClose }: TimedAdProps) {
  const { t } = useLingui();
  const [isClosable, setClosable] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setClosable(true), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useBackCloses(isClosable, onClose);
  const close = () => {
    if (isClosable) onClose();
  };
  const why = <AdWhy reason={reasonOf(ad)} look="words" onFollow={onClose} />;
  return (
    <Base.Root open onOpenChange={close} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="dialog-port">
          <Base.Popup
            ref={holdTab}
            className="dialog dialog--lg ad-full"
            aria-label={t`Ad`}
            initialFocus={button}
          >
            <button
              ref={button}
              type="button"
              className="ad-full__close"
              aria-disabled={!isClosable}
              aria-label={isClosable ? t`Close ad` : t`Close ad, in one second`}
              onClick={close}
            >
              <svg viewBox="0 0 44 44" aria-hidden="true" data-done={isClosable || undefined}>
                <circle cx="22" cy="22" r="17" pathLength="100" />
                <circle cx="22" cy="22" r="17" pathLength="100" className="ad-full__ring" />
              </svg>
              {isClosable ? <X size={18} aria-hidden="true" /> : <span aria-hidden="true">1</span>}
            </button>
            {ad.kind === 'frame' ? (
              <>
                <AdLabel />
                <AdFrame url={ad.url} />
                <div className="ad-full__acts">{why}</div>
              </>
            ) : (
              <HouseWords ad={ad.ad} why={why} onFollow={onClose} />
            )}
            <p className="ad-full__note">
              <Trans>
                At most one full-screen ad in 80 seconds, never while you build or type.{' '}
                <Link
                  to="/settings"
                  hash="ads"
                  className={linkClassName('inline')}
                  onClick={onClose}
                >
                  No ads with EX
                </Link>
              </Trans>
            </p>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

type HouseWordsProps = { ad: HouseAd | null; why: ReactNode; onFollow: () => void };

function HouseWords({ ad, why, onFollow }: HouseWordsProps) {
  const house = useHouseAd(ad, 'fullScreen');
  return (
    <div className="ad-full__words">
      {house.picture !== null && <img className="ad-full__picture" src={house.picture} alt="" />}
      <AdLabel />
      <h2 className="ad-full__title">{house.title}</h2>
      <p>{house.text}</p>
      <div className="ad-full__acts">
        <HouseLink ad={house} className={buttonClassName({ size: 'lg' })} onFollow={onFollow}>
          {house.action}
        </HouseLink>
        {why}
      </div>
    </div>
  );
}
