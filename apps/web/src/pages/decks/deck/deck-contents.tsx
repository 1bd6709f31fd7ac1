import type { DeckDocument, DeckLine } from '@deckframe/domain/decks/deck/deck';
import { listDeckSections } from '@deckframe/domain/decks/deck/deck-groups';
import { printDeckText } from '@deckframe/domain/decks/deck-text/export-deck-text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Copy, Download } from 'lucide-react';
import { CardFace } from '#catalogue/card-face.tsx';
import { usePreviewTarget } from '#catalogue/previews/preview-target.ts';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { DeckList, DeckSeparator } from '#features/decks/reading/rows/deck-list.tsx';
import { useCopy } from '#features/decks/reading/share/use-copy.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './deck-contents.css';

export type ContentsView = 'stacks' | 'list' | 'text';

export type DeckContentsProps = {
  view: ContentsView;
  document: DeckDocument;
  cards: DeckCards;
  onOpen: (cardno: string) => void;
  onExport: () => void;
};

export function DeckContents(props: DeckContentsProps) {
  switch (props.view) {
    case 'stacks':
      return <StackView {...props} />;
    case 'list':
      return <ListView {...props} />;
    case 'text':
      return <TextView {...props} />;
  }
}

function ListView({ document, cards, onOpen }: DeckContentsProps) {
  const { zones } = useGameConfig();
  return (
    <div className="deck-contents__list">
      <DeckList deck={document.cards} cards={cards} zones={zones} onOpen={onOpen} />
    </div>
  );
}

function TextView({ document, cards, onExport }: DeckContentsProps) {
  const { t } = useLingui();
  const copy = useCopy();
  const text = printDeckText(cards.rules, document.cards, 'standard', {
    withAsides: true,
    energy: document.energy,
  });
  return (
    <div className="deck-contents__text">
      <pre>{text}</pre>
      <div className="deck-contents__acts">
        <Button icon={<Copy size={16} />} onClick={() => void copy(text)}>
          {t`Copy`}
        </Button>
        <Button icon={<Download size={16} />} onClick={onExport}>
          {t`Other formats`}
        </Button>
      </div>
    </div>
  );
}

/** Cards as stacks: copies behind each other. */
function StackView({ document, cards, onOpen }: DeckContentsProps) {
  const { t } = useLingui();
  const { rules } = cards;
  const sections = listDeckSections(rules, document.cards, rules.config.zones);
  return sections.map(({ zone, separator, isMain, lines, count }) => {
    // Before the cards are loaded, their types are unknown.
    const rest = cards.isComplete ? t`Other cards` : zone.name;
    const title = isMain ? (separator ?? rest) : zone.name;
    return (
      <section key={`${zone.id}-${separator ?? ''}`} className="stack-section" aria-label={title}>
        <DeckSeparator title={title} count={String(count)} />
        <ul className="stacks">
          {lines.map((line) => (
            <Stack key={line.cardno} line={line} cards={cards} onOpen={onOpen} />
          ))}
        </ul>
      </section>
    );
  });
}

/** More copies would only show an edge. */
const MOST_BEHIND = 3;

type StackProps = { line: DeckLine; cards: DeckCards; onOpen: (cardno: string) => void };

function Stack({ line, cards, onOpen }: StackProps) {
  const previewProps = usePreviewTarget();
  const { cardno, quantity } = line;
  const card = cards.findCard(cardno);
  const behind = Math.min(quantity - 1, MOST_BEHIND);
  return (
    <li className="stack">
      {Array.from({ length: behind }, (_, at) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- copies of a card are alike
          key={at}
          className="stack__under"
          style={{ transform: `translate(${(behind - at) * 3}px, ${(behind - at) * -3}px)` }}
        />
      ))}
      <button
        type="button"
        className="stack__face"
        data-cardno={cardno}
        onClick={() => onOpen(cardno)}
        {...(card && previewProps(card))}
      >
        {card ? (
          <CardFace card={card} sizes="(max-width: 768px) 22vw, 130px" />
        ) : cards.isComplete ? (
          <span className="stack__unknown mono">{cardno}</span>
        ) : (
          <Skeleton shape="card" />
        )}
        <span className="stack__count">
          <span aria-hidden="true">×{quantity}</span>
          <span className="sr-only">
            , {plural(quantity, { one: '# copy', other: '# copies' })}
          </span>
        </span>
      </button>
    </li>
  );
}
