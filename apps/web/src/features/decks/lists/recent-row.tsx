import { toStoredName } from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { CardArt } from '#decks/cards/card-art.tsx';
import { readRecentDecks } from './recent-decks.ts';
import './deck-card.css';

/** The five most recently opened decks on this device. */
export function RecentRow() {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const [recent] = useState(() => readRecentDecks(localStore, gameid));
  if (recent.length === 0) return null;
  return (
    <nav className="recent-decks" aria-label={t`Last opened`}>
      {recent.map(({ id, name, coverImage }) => (
        <Link key={id} to="/deck/$deckId" params={{ deckId: id }} className="recent-deck">
          {coverImage !== null && (
            <CardArt card={{ cardno: '', image: coverImage }} sizes="168px" />
          )}
          <span>{toStoredName(name)}</span>
        </Link>
      ))}
    </nav>
  );
}
