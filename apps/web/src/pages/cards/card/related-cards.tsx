import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { CardFace } from '#catalogue/card-face.tsx';
import { CardNumber } from '#catalogue/card-number.tsx';
import { useCardRows } from '#catalogue/use-card-rows.ts';
import { useCardSearch } from '#catalogue/use-card-search.ts';
import { useCatalogue, type Catalogue } from '#catalogue/use-catalogue.ts';
import { usePreviewTarget } from '#catalogue/previews/preview-target.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useNear } from '#lib/use-near.ts';
import { linkClassName } from '#ui/text-link.tsx';
import { listRelatedSearches, type RelatedSearch } from './related-searches.ts';

const SHOWN = 8;
/** One more than shown, because the card itself may be a result. */
const ASKED = SHOWN + 1;

/** Cards with the same name, partners, and cards with the same trait. */
export function RelatedCards({ card }: { card: CatalogueCard }) {
  const config = useGameConfig();
  const catalogue = useCatalogue('all');
  const [ref, isNear] = useNear<HTMLDivElement>();
  return (
    <div ref={ref}>
      {isNear &&
        listRelatedSearches(config, card).map((search) => (
          <RelatedRow key={search.kind} card={card} search={search} catalogue={catalogue} />
        ))}
    </div>
  );
}

type RelatedRowProps = { card: CatalogueCard; search: RelatedSearch; catalogue: Catalogue };

function RelatedRow({ card, search, catalogue }: RelatedRowProps) {
  const { t } = useLingui();
  const previewProps = usePreviewTarget();
  const found = useCardSearch(catalogue, {
    filters: { ...EMPTY_FILTER_STATE, search: search.query },
    sort: {},
    groupAlternates: true,
  });
  const rows = [...found.rows.subarray(0, ASKED)];
  const cards = useCardRows(catalogue.view, found.generation, rows)
    .filter((one) => one !== undefined)
    .filter((one) => one.originalid !== card.originalid)
    .slice(0, SHOWN);
  if (cards.length === 0) return null;
  const { value } = search;
  const titles = {
    name: t`Same name`,
    partners: t`Link partners`,
    trait: t`Also ${value}`,
  };
  return (
    <section className="related" aria-labelledby={`related-${search.kind}`}>
      <header className="related__head">
        <h2 id={`related-${search.kind}`}>{titles[search.kind]}</h2>
        {found.total > ASKED && (
          <Link to="/cardlist" search={{ search: search.query }} className={linkClassName()}>
            {t`Show all ${found.total}`}
          </Link>
        )}
      </header>
      <ul className="related__row">
        {cards.map((one) => (
          <li key={one.cardno}>
            <Link
              to="/cards/$cardno"
              params={{ cardno: one.cardno }}
              className="related__card"
              {...previewProps(one)}
            >
              <CardFace card={one} sizes="130px" />
              <span className="mono related__number">
                <CardNumber card={one} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
