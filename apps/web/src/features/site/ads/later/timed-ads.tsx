import { useEffect, useState } from 'react';
import { useValue } from '#lib/use-value.ts';
import { AdQuestion } from './ad-question.tsx';
import { getAdSession } from './ad-session.ts';
import type { AdProvider, ShownAd } from './ad-provider.ts';
import { AnchorAd } from './anchor-ad.tsx';
import { FullScreenAd } from './full-screen-ad.tsx';
import { useProvider } from './use-provider.ts';
import './ads.css';

/** Shows what the visit's ad timer decides. */
export function TimedAds() {
  const { provider, partner } = useProvider();
  const [session] = useState(getAdSession);
  const { shown } = useValue(session.timer);
  useEffect(() => session.openPage(), [session]);
  const close = () => session.send({ kind: 'closed' });
  return (
    <>
      {partner !== null && shown === null && <AdQuestion host={partner} />}
      {shown && provider && (
        <DrawnAd key={shown.since} provider={provider} type={shown.type} onClose={close} />
      )}
    </>
  );
}

type DrawnAdProps = { provider: AdProvider; type: 'anchor' | 'fullScreen'; onClose: () => void };

/** The ad is chosen once and stays while it is open. */
function DrawnAd({ provider, type, onClose }: DrawnAdProps) {
  const [ad] = useState<ShownAd>(() =>
    type === 'anchor' ? provider.showAnchor() : provider.showFullScreen(),
  );
  const Part = type === 'anchor' ? AnchorAd : FullScreenAd;
  return <Part ad={ad} onClose={onClose} />;
}
