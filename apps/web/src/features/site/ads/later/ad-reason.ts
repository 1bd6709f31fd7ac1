import type { ShownAd } from './ad-provider.ts';

/** Why an ad is shown. `asked`: before consent, explains what a partner would learn. */
export type AdReason =
  | { readonly kind: 'house' }
  | { readonly kind: 'standing' }
  | { readonly kind: 'partner' | 'asked'; readonly host: string };

export function reasonOf(shown: ShownAd): AdReason {
  if (shown.kind === 'frame') return { kind: 'partner', host: new URL(shown.url).host };
  return { kind: shown.ad === null ? 'standing' : 'house' };
}
