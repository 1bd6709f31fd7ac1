import { toStoredName } from '@deckframe/domain/decks/deck/deck';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { HardDrive } from 'lucide-react';
import { CardArt } from '#decks/cards/card-art.tsx';
import { useOwnDecks } from '#features/decks/lists/use-deck-page.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { buttonClassName } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import { FirstDeck } from './first-deck.tsx';
import type { DraftSize } from './read-draft-size.ts';
import './continue-panel.css';

const SHOWN = 3;

/** The local draft, otherwise the member's most recently changed decks. */
export function ContinuePanel({ draft }: { draft: DraftSize | null }) {
  return draft ? <Draft {...draft} /> : <OwnDecks />;
}

function OwnDecks() {
  const { t } = useLingui();
  const { data, isPending } = useOwnDecks({ order: 'recent' }, SHOWN);
  if (isPending) {
    return (
      <Panel className="home-panel">
        <Skeleton />
      </Panel>
    );
  }
  if (!data || data.decks.length === 0) return <FirstDeck />;
  return (
    <Panel
      className="home-panel"
      heading={t`Continue building`}
      aside={
        <Link className={linkClassName('quiet')} to="/mydecks">
          {t`All decks`}
        </Link>
      }
    >
      <ul className="own-decks">
        {data.decks.map(({ id, name, coverImage, cardCount: cards, favoriteCard }) => (
          <li key={id}>
            <Link to="/deckbuilder/$deckId" params={{ deckId: id }}>
              <span className="own-decks__cover">
                {coverImage !== null && (
                  <CardArt card={{ cardno: favoriteCard, image: coverImage }} sizes="52px" />
                )}
              </span>
              <b>{toStoredName(name)}</b>
              <span>
                <Trans>{cards} cards</Trans>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Draft({ name, cards }: DraftSize) {
  const { t } = useLingui();
  return (
    <Panel
      className="home-panel"
      heading={t`Continue building`}
      aside={
        <span className="start__where">
          <HardDrive size={15} aria-hidden="true" /> {t`Draft on this device`}
        </span>
      }
    >
      <DraftLine name={name} cards={cards} />
      <div className="start__actions">
        <Link className={buttonClassName({ variant: 'primary' })} to="/build">
          {t`Continue`}
        </Link>
        <Link className={buttonClassName({ variant: 'ghost' })} to="/decks">
          {t`All decks`}
        </Link>
      </div>
    </Panel>
  );
}

function DraftLine({ name, cards }: DraftSize) {
  const { t } = useLingui();
  const { maximumCardsPerDeck: whole } = useGameConfig();
  const missing = Math.max(0, whole - cards);
  const share = Math.min(1, cards / whole);
  return (
    <div className="start__draft">
      <span
        className="start__ring"
        style={{ '--share': `${share * 360}deg` } as React.CSSProperties}
        aria-hidden="true"
      >
        <b>{cards}</b>
      </span>
      <p>
        <b>{name === '' ? t`(no name)` : name}</b>
        <span>
          {missing > 0 ? (
            <Plural
              value={missing}
              one={`# card short of ${whole}`}
              other={`# cards short of ${whole}`}
            />
          ) : (
            <Trans>{cards} cards</Trans>
          )}
        </span>
      </p>
    </div>
  );
}
