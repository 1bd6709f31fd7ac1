import { AdFrame } from './ad-frame.tsx';
import { AdLabel } from './ad-label.tsx';
import type { HouseAd } from '../api.ts';
import { reasonOf } from './ad-reason.ts';
import { AdWhy } from './ad-why.tsx';
import { HouseLink } from './house-link.tsx';
import { useHouseAd } from './use-house-ad.ts';
import { useProvider } from './use-provider.ts';
import './ads.css';

export type AdSlotProps = { slot: number; shape: 'cell' | 'strip' };

/** An ad between cards. Its space is reserved before it loads. */
export function AdSlot({ slot, shape }: AdSlotProps) {
  const { provider } = useProvider();
  if (!provider) return null;
  const shown = provider.slot(slot);
  return (
    <div className="ad-place" data-shape={shape}>
      {shown.kind === 'frame' ? (
        <div className={`ad-box ad-box--${shape}`}>
          <AdLabel />
          <AdFrame url={shown.url} />
        </div>
      ) : (
        <HouseSlot ad={shown.ad} shape={shape} />
      )}
      <AdWhy reason={reasonOf(shown)} look="sign" />
    </div>
  );
}

function HouseSlot({ ad, shape }: { ad: HouseAd | null; shape: AdSlotProps['shape'] }) {
  const house = useHouseAd(ad, 'slot');
  return (
    <HouseLink ad={house} className={`ad-box ad-box--${shape}`}>
      <AdLabel />
      <span className="ad-box__words">
        <b className="ad-box__title">{house.title}</b>
        <span className="ad-box__text">{house.text}</span>
      </span>
      <span className="ad-box__action btn btn--secondary btn--sm">{house.action}</span>
    </HouseLink>
  );
}
