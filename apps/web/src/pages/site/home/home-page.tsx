import { listSearchExamples } from '@deckframe/domain/query/search-examples';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Globe, LayoutGrid, Plus, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardFan } from '#features/cards/newest-cards/card-fan.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { buttonClassName, type ButtonVariant } from '#ui/button.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Tag } from '#ui/tag.tsx';
import './home-hero.css';

export function HomeHero() {
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
              Every card, honest deck math and a community that shares its lists. Free, fast and
              keyboard-friendly.
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

/** What can be asked, in the game's own words; each leads to its cards. */
function SearchExamples() {
  const { t } = useLingui();
  const { config } = useAppServices();
  if (config.features.cardList !== 'live') return null;
  // Where the list asks for series first, all of them are named, and the cards come at once.
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

/** A way on, or an honest word that it is not there yet. */
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
