import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { CardPrice } from '#catalogue/card-price.tsx';
import { usePricesShown } from '#lib/preference-stores.ts';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useShopLink } from './use-shop-link.ts';

const DATE_FORMAT = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/** The card's price and release date. */
export function CardAside({ card }: { card: CatalogueCard }) {
  const { t, i18n } = useLingui();
  const withPrices = usePricesShown();
  const shopLink = useShopLink(card, withPrices);
  const hasPrice = withPrices && (card.marketprice !== null || shopLink !== null);
  const added = card.created_at ? i18n.date(card.created_at, DATE_FORMAT) : '';
  return (
    <aside className="card-aside" aria-label={t`About this printing`}>
      {hasPrice && (
        <Panel heading={t`Price`} aside={<small>{t`TCGplayer market`}</small>}>
          <CardPrice card={card} className="card-aside__price" />
          {shopLink && (
            <p>
              <TextLink href={shopLink} target="_blank" rel="noopener noreferrer nofollow">
                {t`View in shop`} <ExternalLink size={14} aria-hidden="true" />
              </TextLink>
            </p>
          )}
        </Panel>
      )}
      <Panel heading={t`Where to get it`}>
        <p>{card.getinfodata ?? card.seriesname ?? card.series}</p>
        {added && (
          <p className="card-aside__added">
            <Trans>Added {added}</Trans>
          </p>
        )}
      </Panel>
    </aside>
  );
}
