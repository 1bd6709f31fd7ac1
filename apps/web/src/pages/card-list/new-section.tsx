import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CardFace } from '#catalogue/card-face.tsx';
import { useCardRows } from '#catalogue/use-card-rows.ts';
import { useCardSearch } from '#catalogue/use-card-search.ts';
import type { Catalogue } from '#catalogue/use-catalogue.ts';
import { usePreviewTarget } from '#catalogue/previews/preview-target.ts';

const SHOWN = 10;

/** The cards of the last days in a row of their own, for those who want it. */
export function NewSection({ catalogue }: { catalogue: Catalogue }) {
  const previewProps = usePreviewTarget();
  const found = useCardSearch(catalogue, {
    filters: { ...EMPTY_FILTER_STATE, search: 'is:new' },
    sort: { newFirst: true },
    groupAlternates: true,
  });
  const rows = [...found.rows.subarray(0, SHOWN)];
  const cards = useCardRows(catalogue.view, found.generation, rows);
  if (found.total === 0) return null;
  return (
    <section className="new-section" aria-labelledby="new-section-title">
      <h2 id="new-section-title" className="new-section__title">
        <Trans>New cards</Trans>
      </h2>
      <ul className="new-section__row">
        {cards
          .filter((card) => card !== undefined)
          .map((card) => (
            <li key={card.cardno}>
              <Link
                to="/cards/$cardno"
                params={{ cardno: card.cardno }}
                className="tile__face"
                {...previewProps(card)}
              >
                <CardFace card={card} sizes="120px" />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
