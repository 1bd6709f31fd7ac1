import { checkDeck } from '@deckframe/domain/decks/deck/judge-deck';
import { countCopies, findCopyReason, getMainZone } from '@deckframe/domain/decks/deck/deck-rules';
import type { Deck, DeckLine } from '@deckframe/domain/decks/deck/deck';
import { listDeckSections } from '@deckframe/domain/decks/deck/deck-groups';
import type { DeckZone } from '@deckframe/domain/game-config-deck';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { deckReasonText } from '#lib/message-text.ts';
import { TypeIcon } from '#decks/cards/type-icon.tsx';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { Button } from '#ui/button.tsx';
import { DeckRow, type RowChange } from './deck-row.tsx';
import './deck-list.css';

export type DeckListProps = {
  deck: Deck;
  cards: DeckCards;
  /** Zones in the order in which they are shown. */
  zones: readonly DeckZone[];
  onOpen: (cardno: string) => void;
  /** Missing if the deck cannot be edited. */
  changeOf?: (line: DeckLine, zone: DeckZone) => RowChange;
  rowPropsOf?: (line: DeckLine, zone: DeckZone) => object;
  empty?: ReactNode;
  /** Renders an empty required zone; missing if the deck cannot be edited. */
  renderSlot?: (zone: DeckZone) => ReactNode;
};

/** The lines of a deck under their headings, with quantities. */
export function DeckList(props: DeckListProps) {
  const { deck, cards, zones } = props;
  const { rules } = cards;
  const reasons = new Map(
    checkDeck(rules, deck).flatMap((reason) =>
      reason.cards.map((cardno) => [cardno, deckReasonText(reason.code, reason.params)] as const),
    ),
  );
  if (props.renderSlot === undefined && listDeckSections(rules, deck, zones).length === 0) {
    return props.empty;
  }
  return zones.flatMap((shown) => {
    const sections = listDeckSections(rules, deck, [shown]);
    if (sections.length === 0) return [<EmptyZone key={shown.id} {...props} zone={shown} />];
    return sections.map(({ zone, separator, isMain, count, lines }) => (
      <DeckSection
        key={`${zone.id}-${separator ?? ''}`}
        {...props}
        zone={zone}
        reasons={reasons}
        title={isMain ? separator : zone.name}
        count={count}
        size={isMain || zone.notPlayed === true ? null : zone.size}
        lines={lines}
      />
    ));
  });
}

/** An empty main zone shows how to start, a required zone what it needs. */
function EmptyZone({ zone, cards, renderSlot, empty }: DeckListProps & { zone: DeckZone }) {
  if (renderSlot === undefined) return null;
  if (zone.size === null || zone.id === getMainZone(cards.rules.config).id) return empty;
  return (
    <section aria-label={zone.name}>
      <DeckSeparator title={zone.name} count={`0 / ${zone.size}`} />
      {renderSlot(zone)}
    </section>
  );
}

type DeckSectionProps = DeckListProps & {
  zone: DeckZone;
  reasons: ReadonlyMap<string, string>;
  title: string | null;
  count: number;
  size: number | null;
  lines: readonly DeckLine[];
};

function DeckSection(props: DeckSectionProps) {
  const { cards, deck, zone, title, count, size, lines, reasons } = props;
  const { t } = useLingui();
  const name = title ?? (cards.isComplete ? t`Other cards` : zone.name);
  return (
    <section className="deck-section" aria-label={name}>
      <DeckSeparator title={name} count={size === null ? `${count}` : `${count} / ${size}`} />
      <ul>
        {lines.map((line) => {
          const copies = countCopies(cards.rules, deck, zone, line.cardno);
          return (
            <DeckRow
              key={line.cardno}
              line={line}
              card={cards.findCard(line.cardno)}
              reason={reasons.get(line.cardno)}
              isFull={findCopyReason(cards.rules, zone, line.cardno, copies + 1) !== undefined}
              onOpen={() => props.onOpen(line.cardno)}
              change={props.changeOf?.(line, zone)}
              rowProps={props.rowPropsOf?.(line, zone)}
            />
          );
        })}
      </ul>
      <FillZone {...props} />
    </section>
  );
}

/** Fills a zone of fixed size, such as a resource deck, with its first card. */
function FillZone({ cards, deck, zone, size, count, lines, changeOf }: DeckSectionProps) {
  const { t } = useLingui();
  const [first] = lines;
  const isFixed = zone.accepts !== undefined && size !== null && count < size;
  if (!first || !isFixed || !changeOf) return null;
  const missing = size - count;
  const { rules } = cards;
  const copies = countCopies(rules, deck, zone, first.cardno) + missing;
  if (findCopyReason(rules, zone, first.cardno, copies) !== undefined) return null;
  return (
    <Button
      size="sm"
      className="deck-fill"
      onClick={() => changeOf(first, zone).onSet(first.quantity + missing)}
    >
      {t`Fill ${size}`}
    </Button>
  );
}

/** Icon, type, count and a dashed rule. */
export function DeckSeparator({ title, count }: { title: string; count: string }) {
  return (
    <div className="deck-sep">
      <TypeIcon type={title} />
      <h2 className="deck-sep__title">{title}</h2>
      <span className="deck-sep__count">{count}</span>
      <span className="deck-sep__rule" />
    </div>
  );
}
