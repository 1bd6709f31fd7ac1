import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { buttonClassName } from '#ui/button.tsx';
import '#ui/chip.css';
import { Panel } from '#ui/panel.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import { starterDecksQuery } from './api.ts';
import './first-deck.css';

/** For members without a deck: introduction, three starter decks, and a link to the builder. */
export function FirstDeck() {
  const { t } = useLingui();
  const { gameid, gamename, footerLinks } = useGameConfig();
  const user = useUser();
  const starters = useQuery(starterDecksQuery(gameid, user?.id)).data ?? [];
  const [rules] = footerLinks;
  return (
    <Panel className="home-panel" heading={t`Your first deck`} aside={t`Five minutes`}>
      <ol className="first-deck">
        <li>
          {rules ? (
            <Trans>
              <a className={linkClassName()} href={rules.url}>
                What is {gamename}?
              </a>{' '}
              Read how it is played.
            </Trans>
          ) : (
            <Trans>Read how {gamename} is played.</Trans>
          )}
        </li>
        <li>
          {starters.length > 0 ? t`Open a starter deck:` : t`See what others play:`}
          <span className="first-deck__choices">
            {starters.map((deck) => (
              <Link key={deck.id} className="chip" to="/deck/$deckId" params={{ deckId: deck.id }}>
                {deck.name}
              </Link>
            ))}
            {starters.length === 0 && (
              <Link className="chip" to="/decklists">
                {t`Public decklists`}
              </Link>
            )}
          </span>
        </li>
        <li>{t`Copy it, swap cards, save. Or start from an empty deck.`}</li>
      </ol>
      <Link className={buttonClassName({ variant: 'primary' })} to="/deckbuilder">
        {t`Build a deck`}
      </Link>
    </Panel>
  );
}
