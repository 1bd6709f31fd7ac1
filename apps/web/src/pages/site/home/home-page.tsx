import { listSearchExamples } from '@deckframe/domain/query/search-examples';
import { useLingui, Trans } from '@lingui/react/macro';
import { Globe, LayoutGrid, Plus, Search } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { CardOfTheDay } from '#features/cards/card-of-the-day/card-of-the-day.tsx';
import { CardFan } from '#features/cards/newest-cards/card-fan.tsx';
import { NewestCardsRow } from '#features/cards/newest-cards/newest-cards-row.tsx';
import { CardStars } from '#features/community/lazy-card-stars.tsx';
import { useGameConfig, useUser, useAppServices } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { pageTitle } from '#lib/message-text.ts';
import { useFirstAct } from '#lib/use-first-act.ts';
import { buttonClassName, type ButtonVariant } from '#ui/button.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import './home-page.css';
import './home-hero.css';

function HomeHero() {
  const { t } = useLingui();
  const { config, openDialog } = useAppServices();
  const { gamename } = config;
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap hero-inner">
        <div className="hero-words">
          <Eyebrow>{gamename}</Eyebrow>
          <h1 id="hero-title" className="hero-title" tabIndex={-1}>
            <Trans>
              Build it. Tune it.
              <br />
              Take it to the table.
            </Trans>
          </h1>
          <p className="hero-lead">
            <Trans>
              Every card, honest deck math and a community that shares its lists. Free and fast on
              every device.
            </Trans>
          </p>
          <button type="button" className="hero-search" onClick={() => openDialog.set('palette')}>
            <Search size={18} aria-hidden="true" />
            <span>{t`Search cards, pages and actions`}</span>
            <Kbd>/</Kbd>
          </button>
          <SearchExamples />
          <div className="hero-actions">
            <HeroAction
              feature="deckBuilder"
              to="/deckbuilder"
              variant="primary"
              icon={<Plus size={17} aria-hidden="true" />}
            >
              {t`New deck`}
            </HeroAction>
            <HeroAction
              feature="cardList"
              to="/cardlist"
              variant="secondary"
              icon={<LayoutGrid size={17} aria-hidden="true" />}
            >
              {t`Browse cards`}
            </HeroAction>
            <HeroAction
              feature="publicDecklists"
              to="/decklists"
              variant="ghost"
              icon={<Globe size={17} aria-hidden="true" />}
            >
              {pageTitle('publicDecklists')}
            </HeroAction>
          </div>
        </div>
        <CardFan />
      </div>
    </section>
  );
}

/** Example searches with the game's own terms, linked to results. */
function SearchExamples() {
  const { t } = useLingui();
  const { config } = useAppServices();
  if (config.features.cardList !== 'live') return null;
  // For games with a series choice, the link includes all series, so that cards load immediately.
  const series = config.seriesLoadedAtStart !== '*' && {
    series: Object.keys(config.series).join(','),
  };
  return (
    <p className="hero-try">
      {t`Try`}
      {listSearchExamples(config).map((search) => (
        <Link key={search} to="/cardlist" search={{ search, ...series }} className="hero-example">
          {search}
        </Link>
      ))}
    </p>
  );
}

interface HeroActionProps {
  feature: 'deckBuilder' | 'cardList' | 'publicDecklists';
  to: string;
  variant: ButtonVariant;
  icon: ReactNode;
  children: string;
}

/** A link to a feature, or a label that it is planned. */
function HeroAction({ feature, to, variant, icon, children }: HeroActionProps) {
  const { t } = useLingui();
  const state = useAppServices().config.features[feature];
  if (state === 'hidden') return null;
  if (state === 'live') {
    return (
      <Link className={buttonClassName({ variant, size: 'lg' })} to={to}>
        {icon}
        {children}
      </Link>
    );
  }
  return (
    <Link className={buttonClassName({ size: 'lg' })} to={to}>
      {icon}
      {children}
      <Tag tone="soon">{t`Soon`}</Tag>
    </Link>
  );
}

const HomePanels = lazyPart(
  'home-panels',
  () => import('./later/home-panels.tsx').then((m) => m.HomePanels),
  { texts: 'home' },
);
const PopularDecks = lazyPart(
  'popular-decks',
  () => import('./later/popular-decks.tsx').then((m) => m.PopularDecks),
  { texts: ['home', 'decks'] },
);
const HomeEnd = lazyPart('home-end', () => import('./later/home-end.tsx').then((m) => m.HomeEnd), {
  texts: ['home', 'profile'],
});

/** N-30. Sections of unavailable features are left out, so that no link is dead. */
export function HomePage() {
  const { t } = useLingui();
  const { features, gameid: game } = useGameConfig();
  const user = useUser();
  const hasActed = useFirstAct();
  return (
    <>
      <HomeHero />
      <div className="wrap home">
        <div className="home-panels" role="group" aria-label={t`Today`}>
          {features.cardOfTheDay === 'live' && (
            <CardOfTheDay
              // Members who cannot rate need not wait for the stars.
              renderRating={({ originalid }) =>
                user && (
                  <Suspense>
                    <CardStars card={{ game, cardno: originalid }} isDaily />
                  </Suspense>
                )
              }
            />
          )}
          <Suspense fallback={<PanelsToCome />}>
            <HomePanels />
          </Suspense>
        </div>
        {features.publicDecklists === 'live' && (
          <Suspense fallback={<ShelfToCome />}>
            {hasActed ? <PopularDecks /> : <ShelfToCome />}
          </Suspense>
        )}
        <NewestCardsRow />
        <Suspense>{hasActed && <HomeEnd />}</Suspense>
      </div>
    </>
  );
}

const ShelfToCome = () => <div className="home-shelf" />;

/** Same height as the loaded content. */
function PanelsToCome() {
  return ['start', 'leaders'].map((name) => (
    <Panel key={name} className="home-panel">
      <Skeleton />
    </Panel>
  ));
}
