import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import type { HouseAd } from '../api.ts';
import { countAd } from './count-ads.ts';

type HouseLinkProps = {
  ad: HouseAd;
  className: string;
  onFollow?: () => void;
  children: ReactNode;
};

/** Our own pages open here; other sites open in a new tab without referrer or opener. */
export function HouseLink({ ad, className, onFollow, children }: HouseLinkProps) {
  const { api, config } = useAppServices();
  const router = useRouter();
  const isOwn = ad.link.startsWith('/');
  const href = isOwn ? `${gameBasePath(config.gameid)}${ad.link}` : ad.link;
  const follow = (event: MouseEvent) => {
    if (ad.id !== '') countAd(api, config.gameid, { id: ad.id, kind: 'click' });
    onFollow?.();
    if (!isOwn || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(href);
  };
  const away = isOwn ? {} : { target: '_blank', rel: 'noopener noreferrer nofollow sponsored' };
  return (
    <a href={href} className={className} onClick={follow} {...away}>
      {children}
    </a>
  );
}
