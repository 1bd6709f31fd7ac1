import { toStoredName } from '@deckframe/domain/decks/deck/deck';
import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import { useGameConfig } from '#lib/app-services.ts';
import type { PublicProfile } from './api.ts';
import './featured-decks.css';

/** The member's featured decks, from any game. */
export function FeaturedDecks({ decks }: { decks: PublicProfile['featuredDecks'] }) {
  const { gameid } = useGameConfig();
  if (decks.length === 0) return null;
  return (
    <section aria-labelledby="pf-featured" className="pf-featured">
      <h2 className="pf-heading" id="pf-featured">
        <Trans>Featured decks</Trans>
      </h2>
      <ul>
        {decks.map(({ game, id, name }) => (
          <li key={`${game} ${id}`}>
            <Star size={14} aria-hidden="true" />
            {game === gameid ? (
              <Link to="/deck/$deckId" params={{ deckId: id }}>
                {toStoredName(name)}
              </Link>
            ) : (
              // Another game is a separate page load.
              <a href={`${gameBasePath(game)}${fillPath(getPage('deck').path, { deckId: id })}`}>
                {toStoredName(name)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
