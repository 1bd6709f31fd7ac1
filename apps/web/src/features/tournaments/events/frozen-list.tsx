import { countCards, parseCanonicalLines } from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { CardLink } from '#catalogue/card-link.tsx';
import { useCards } from '#catalogue/use-cards.ts';
import { useNear } from '#lib/use-near.ts';
import type { TournamentList } from './api.ts';
import './frozen-list.css';

/** First characters of the hash over the cards, in groups: `7F3A-91C2-E0B8`. */
export const shortCode = (hash: string): string =>
  (hash.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-');

/** Loads cards when visible, because most lists stay closed. */
export function FrozenListCards({ list }: { list: TournamentList }) {
  const { t } = useLingui();
  const [ref, isNear] = useNear<HTMLDivElement>();
  const zones = [
    { name: t`Main deck`, ...parseCanonicalLines(list.zones.decklist_content) },
    { name: t`Resource deck`, ...parseCanonicalLines(list.zones.resourcedeck) },
    { name: t`Side deck`, ...parseCanonicalLines(list.zones.sidedeck) },
  ].filter(({ lines }) => lines.length > 0);
  const numbers = zones.flatMap(({ lines }) => lines.map(({ cardno }) => cardno));
  const { cards = [] } = useCards(isNear ? [...new Set(numbers)].toSorted() : []);
  const names = new Map(cards.map((card) => [card.cardno, card.name]));
  return (
    <div className="frozen" ref={ref}>
      {zones.map(({ name, lines }) => (
        <section key={name}>
          <p className="frozen__zone">
            {name} <span>{countCards(lines)}</span>
          </p>
          <ul>
            {lines.map(({ cardno, quantity }) => (
              <li key={cardno}>
                <span className="frozen__count">{quantity}</span>
                <CardLink cardno={cardno}>
                  {cardno} <span className="frozen__name">{names.get(cardno)}</span>
                </CardLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {list.energy.length > 0 && (
        <section>
          <p className="frozen__zone">
            {t`Energy`} <span>{list.energy.length}</span>
          </p>
          <ul>
            {list.energy.map((energy) => (
              <li key={energy}>{energy}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
