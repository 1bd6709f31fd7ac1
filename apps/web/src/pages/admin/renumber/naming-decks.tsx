import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import { useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import type { NumberUse } from '../../cards/console/renumber/api.ts';

/** The decks that were saved last, to look at before and after. */
export function NamingDecks({ use: { decks } }: { use: NumberUse }) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  if (decks.length === 0) return null;
  return (
    <section className="renumber__decks">
      <h3>{t`Decks saved last`}</h3>
      <ul>
        {decks.map(({ id, name, owner }) => (
          <li key={id}>
            <a
              className="link"
              href={`${gameBasePath(gameid)}${fillPath(getPage('deck').path, { deckId: encodeDeckId(id) })}`}
            >
              {name}
            </a>
            <span className="renumber__by">{owner ?? t`Deleted user`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
