import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DeckCard } from '#features/decks/lists/deck-card.tsx';
import { usePopularDecks } from '#features/decks/lists/use-deck-page.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import './popular-decks.css';

const SHOWN = 4;

/** Most viewed decks of the week. */
export function PopularDecks() {
  const { t } = useLingui();
  const { data, isPending } = usePopularDecks();
  return (
    <section className="home-shelf" aria-labelledby="popular-title">
      <header className="home-shelf__head">
        <h2 id="popular-title">
          {data?.isOfTheWeek === false ? t`Popular decks` : t`Popular this week`}
        </h2>
        <Link to="/decklists" className={linkClassName('quiet')}>
          {t`All public decks`}
        </Link>
      </header>
      {data?.decks.length === 0 && (
        <EmptyState title={t`No public decks yet`}>{t`Yours could be the first.`}</EmptyState>
      )}
      <div className="home-shelf__decks">
        {isPending && Array.from({ length: SHOWN }, (_, at) => <Skeleton key={at} />)}
        {data?.decks.map((deck) => (
          <DeckCard key={deck.id} deck={deck} />
        ))}
      </div>
    </section>
  );
}
