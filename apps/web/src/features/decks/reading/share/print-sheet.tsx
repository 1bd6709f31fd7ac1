import { type DeckDocument, countCards, toStoredName } from '@deckframe/domain/decks/deck/deck';
import { listDeckSections } from '@deckframe/domain/decks/deck/deck-groups';
import { getMainZone, listZoneLines } from '@deckframe/domain/decks/deck/deck-rules';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DeckAnswer } from '#decks/api/deck-mapping.ts';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { useAppServices } from '#lib/app-services.ts';
import { deckLinkOf } from './deck-link.ts';
import './print-sheet.css';

export type PrintSheetProps = { deck: DeckAnswer; document: DeckDocument; cards: DeckCards };

/** A decklist for tournaments on one page, visible only in print. */
export function PrintSheet({ deck, document, cards }: PrintSheetProps) {
  const { t, i18n } = useLingui();
  const { origin } = useAppServices();
  const { rules, findCard } = cards;
  const main = getMainZone(rules.config);
  const count = countCards(listZoneLines(rules, document.cards, main));
  const zones = rules.config.zones.filter((zone) => zone.field !== 'considering');
  const groups = listDeckSections(rules, document.cards, zones).map((section) => ({
    title: section.isMain ? (section.separator ?? t`Other cards`) : section.zone.name,
    lines: section.lines,
  }));
  return (
    <div className="print-sheet" aria-hidden="true">
      <header>
        <h1>{toStoredName(deck.name)}</h1>
        <p>
          {deck.owner.username} ·{' '}
          {i18n.date(deck.modifiedDate, { dateStyle: 'long', timeZone: 'UTC' })} ·{' '}
          {plural(count, { one: '# card', other: '# cards' })}
        </p>
        <dl>
          <dt>{t`Player`}</dt>
          <dd />
          <dt>{t`Event and date`}</dt>
          <dd />
        </dl>
      </header>
      <div className="print-sheet__columns">
        {groups.map(({ title, lines }) => (
          <table key={title}>
            <caption>
              {title} ({countCards(lines)})
            </caption>
            <tbody>
              {lines.map(({ cardno, quantity }) => (
                <tr key={cardno}>
                  <td>{quantity}</td>
                  <td>{findCard(cardno)?.name ?? ''}</td>
                  <td>{cardno}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <footer>{deckLinkOf(origin, deck.game, deck.id)}</footer>
    </div>
  );
}
