import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useCardRows } from '#catalogue/use-card-rows.ts';
import { useCardSearch } from '#catalogue/use-card-search.ts';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { iconButtonClassName } from '#ui/icon-button.tsx';
import { findSeriesSearch } from './related-searches.ts';

/** The previous and next card of the series, by number. */
export function CardNeighbors({ card }: { card: CatalogueCard }) {
  const { t } = useLingui();
  const config = useGameConfig();
  const catalogue = useCatalogue('all');
  const query = findSeriesSearch(config, card);
  const found = useCardSearch(catalogue, {
    filters: { ...EMPTY_FILTER_STATE, search: query ?? '' },
    sort: { column: config.cardId_column },
    groupAlternates: true,
  });
  const rows = query === undefined ? [] : [...found.rows];
  const cards = useCardRows(catalogue.view, found.generation, rows);
  const at = cards.findIndex((one) => one?.originalid === card.originalid);
  if (query === undefined) return null;
  // Reserves its space.
  const isKnown = at >= 0;
  const place = at + 1;
  const total = cards.length;
  return (
    <nav
      className="card-neighbors"
      aria-label={t`Cards of this series`}
      aria-hidden={isKnown ? undefined : true}
    >
      <NeighborLink
        card={isKnown ? cards[at - 1] : undefined}
        label={t`Previous card`}
        icon={<ChevronLeft size={18} aria-hidden="true" />}
      />
      <span className="card-neighbors__place">{t`${place} of ${total}`}</span>
      <NeighborLink
        card={isKnown ? cards[at + 1] : undefined}
        label={t`Next card`}
        icon={<ChevronRight size={18} aria-hidden="true" />}
      />
    </nav>
  );
}

type NeighborLinkProps = { card: CatalogueCard | undefined; label: string; icon: ReactNode };

function NeighborLink({ card, label, icon }: NeighborLinkProps) {
  const className = iconButtonClassName('md', 'framed');
  if (!card) {
    return (
      <span className={className} role="link" aria-disabled="true" aria-label={label}>
        {icon}
      </span>
    );
  }
  return (
    <Link
      to="/cards/$cardno"
      params={{ cardno: card.cardno }}
      className={className}
      aria-label={`${label}: ${card.name}`}
      data-tip={card.name}
    >
      {icon}
    </Link>
  );
}
