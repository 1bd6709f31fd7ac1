import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { HardDrive } from 'lucide-react';
import { useState } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { buttonClassName } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { FirstDeck } from './first-deck.tsx';
import { readDraftSize } from './read-draft-size.ts';
import './start-panel.css';

/** The draft of this device, or the way to a first deck. */
export function StartPanel() {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const [draft] = useState(() => readDraftSize(localStore, gameid));
  if (!draft) return <FirstDeck />;
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
      <DraftLine {...draft} />
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

function DraftLine({ name, cards }: { name: string; cards: number }) {
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
