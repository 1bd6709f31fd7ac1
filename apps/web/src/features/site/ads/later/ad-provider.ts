import { orderAds } from '@deckframe/domain/site/ads/pick-ad';
import type { Ads, HouseAd } from '../api.ts';
import type { AdConsent } from '../ad-consent.ts';

/** The position of an ad. */
export type AdPlace = 'slot' | 'anchor' | 'fullScreen';

/** The ad to show: our own (a default without any), or a frame. */
export type ShownAd =
  | { readonly kind: 'house'; readonly ad: HouseAd | null }
  | { readonly kind: 'frame'; readonly url: string };

/** N-18: chooses ads; the timer decides when. */
export interface AdProvider {
  readonly slot: (slot: number) => ShownAd;
  readonly showAnchor: () => ShownAd;
  readonly showFullScreen: () => ShownAd;
}

/** Uses a partner after consent, else own ads. */
export function initProvider(
  answer: Ads | undefined,
  consent: AdConsent,
  random: () => number,
): AdProvider {
  const url = answer?.frameUrl ?? null;
  if (url !== null && consent === 'partners') return createFrameProvider(url);
  return createHouseProvider(answer?.ads ?? [], random);
}

function createHouseProvider(ads: readonly HouseAd[], random: () => number): AdProvider {
  const drawn = orderAds(ads, ads.map(random));
  // The anchor shows a different ad than the first slot.
  let turn = 1;
  const at = (place: number): ShownAd => ({
    kind: 'house',
    ad: drawn[place % drawn.length] ?? null,
  });
  const next = () => {
    turn += 1;
    return at(turn - 1);
  };
  return { slot: at, showAnchor: next, showFullScreen: next };
}

/** The frame gets only its position. */
function createFrameProvider(url: string): AdProvider {
  const of = (place: AdPlace): ShownAd => {
    const address = new URL(url);
    address.searchParams.set('place', place);
    return { kind: 'frame', url: address.href };
  };
  return {
    slot: () => of('slot'),
    showAnchor: () => of('anchor'),
    showFullScreen: () => of('fullScreen'),
  };
}
