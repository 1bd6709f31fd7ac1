import { countCards } from '@deckframe/domain/deck/deck';
import { toShownName, type DeckDocument } from '@deckframe/domain/deck/deck-document';
import { groupDeckLines, orderLines } from '@deckframe/domain/deck/deck-groups';
import { getMainZone, listZoneLines } from '@deckframe/domain/deck/deck-zones';
import { useLingui } from '@lingui/react/macro';
import type { DeckAnswer } from '../api/deck-mapping.ts';
import type { DeckCards } from '../cards/use-deck-rules.ts';
import { deckLinkOf } from '../list/deck-link.ts';
import './print-sheet.css';

export type PrintSheetProps = { deck: DeckAnswer; document: DeckDocument; cards: DeckCards };

/** The deck on one sheet of paper, as tournaments ask for it; on screen it is not there. */
export function PrintSheet({ deck, document, cards }: PrintSheetProps) {
  const { t, i18n } = useLingui();
  const { rules, findCard } = cards;
  const main = getMainZone(rules.config);
  const groups = rules.config.zones
    .filter((zone) => zone.field !== 'considering')
    .flatMap((zone) => {
      const lines = listZoneLines(rules, document.cards, zone);
      if (lines.length === 0) return [];
      if (zone.id !== main.id) return [{ title: zone.name, lines: orderLines(rules, lines) }];
      return groupDeckLines(rules, lines).map((group) => ({
        title: group.separator ?? t`Other cards`,
        lines: group.lines,
      }));
    });
  return (
    <div className="print-sheet" aria-hidden="true">
      <header>
        <h1>{toShownName(deck.name)}</h1>
        <p>
          {deck.owner.username} · {i18n.date(deck.modifiedDate, { dateStyle: 'long' })} ·{' '}
          {t`${countCards(listZoneLines(rules, document.cards, main))} cards`}
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
      <footer>{deckLinkOf(deck.game, deck.id)}</footer>
    </div>
  );
}
