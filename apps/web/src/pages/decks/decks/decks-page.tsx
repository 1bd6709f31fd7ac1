import { countAllCards, toShownName } from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Globe, Hammer, Layers, LogIn, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DeckCard } from '#features/decks/lists/deck-card.tsx';
import { RecentRow } from '#features/decks/lists/recent-row.tsx';
import { useOwnDecks, usePublicDecks } from '#features/decks/lists/use-deck-page.ts';
import { readDraft } from '#features/decks/editor/session/draft-storage.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { pageTitle } from '#lib/message-text.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { linkClassName } from '#ui/text-link.tsx';
import './decks-page.css';

const SHOWN = 3;

/** Start page of decks: new deck, own, public and recent ones. */
export function DecksPage() {
  const { t } = useLingui();
  const user = useUser();
  const { gameid } = useGameConfig();
  const { hideDecklistBookmarks } = useUserPreferences();
  const [draft] = useState(() => readDraft(localStore, gameid)?.document);
  const popular = usePublicDecks({ order: 'popular' }, SHOWN);
  const own = useOwnDecks({}, SHOWN);
  const cards = draft ? countAllCards(draft.cards) : 0;
  const draftName = draft ? toShownName(draft.name) : '';
  return (
    <div className="wrap decks-landing">
      <h1>{pageTitle('decks')}</h1>
      <div className="decks-landing__ways">
        <Way
          to="/build"
          icon={Hammer}
          title={cards > 0 ? t`Continue building` : t`New deck`}
          words={
            cards > 0
              ? t`${draftName}: ${cards} cards are stored on this device.`
              : t`Pick cards. They are saved on this device as you go.`
          }
        />
        {user ? (
          <Way to="/mydecks" icon={Layers} title={t`My decks`} words={t`Yours, in folders.`} />
        ) : (
          <Way
            to="/login"
            icon={LogIn}
            title={t`Log in`}
            words={t`Saved decks follow you to every device.`}
          />
        )}
        <Way
          to="/decklists"
          icon={Globe}
          title={t`Public decklists`}
          words={t`What others play, with likes and comments.`}
        />
      </div>
      {!hideDecklistBookmarks && <RecentRow />}
      {user && own.data && own.data.decks.length > 0 && (
        <Shelf title={t`My decks`} to="/mydecks">
          {own.data.decks.map((deck) => (
            <DeckCard key={deck.id} deck={deck} withVisibility />
          ))}
        </Shelf>
      )}
      {/* Shown after the own decks, which would otherwise push it down. */}
      {popular.data && popular.data.decks.length > 0 && !(user && own.isPending) && (
        <Shelf title={t`Popular decks`} to="/decklists">
          {popular.data.decks.map((deck) => (
            <DeckCard key={deck.id} deck={deck} />
          ))}
        </Shelf>
      )}
    </div>
  );
}

type WayProps = { to: string; icon: LucideIcon; title: string; words: string };

function Way({ to, icon: Icon, title, words }: WayProps) {
  return (
    <Link to={to} className="deck-way">
      <span className="deck-way__tile">
        <Icon size={22} aria-hidden="true" />
      </span>
      <span>
        <b>{title}</b>
        <span>{words}</span>
      </span>
    </Link>
  );
}

function Shelf({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <section className="deck-shelf" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Link to={to} className={linkClassName('quiet')}>
          {t`All`}
        </Link>
      </header>
      <div className="deck-grid">{children}</div>
    </section>
  );
}
