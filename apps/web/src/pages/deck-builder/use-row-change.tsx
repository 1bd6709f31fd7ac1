import type { DeckLine } from '@deckframe/domain/decks/deck/deck';
import type { DeckDocument } from '@deckframe/domain/decks/deck/deck-document';
import type { DeckZone } from '@deckframe/domain/game-config-deck';
import { getMainZone } from '@deckframe/domain/decks/deck/deck-zones';
import { useLingui } from '@lingui/react/macro';
import { ArrowRightLeft, Images, Star, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState, type DragEvent, type ReactNode } from 'react';
import { deckCardBookOf } from '#decks/cards/card-book.ts';
import type { RowChange } from '#features/decks/reading/rows/deck-row.tsx';
import { useDeckSession } from '#features/decks/editor/session/deck-session-of.ts';
import { useDeckActions } from '#features/decks/editor/session/use-deck-actions.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import type { MenuItem } from '#ui/menu.tsx';
import { dragCard } from '../decks/deck-builder/drag-card.ts';

const PrintingDialog = lazy(() =>
  loadChunk('printing-dialog', () => import('../decks/deck-builder/printing-dialog.tsx')).then(
    (m) => ({
      default: m.PrintingDialog,
    }),
  ),
);

export interface RowChanges {
  readonly changeOf: (line: DeckLine, zone: DeckZone) => RowChange;
  readonly rowPropsOf: (line: DeckLine, zone: DeckZone) => object;
  readonly dialog: ReactNode;
}

/** What can be done with a line: steps, moving, another printing, the deck's face. */
export function useRowChange(document: DeckDocument): RowChanges {
  const { t } = useLingui();
  const config = useGameConfig();
  const session = useDeckSession();
  const actions = useDeckActions();
  const book = deckCardBookOf(config);
  const [printing, setPrinting] = useState<{ cardno: string; zone: string } | null>(null);

  const menuOf = ({ cardno }: DeckLine, zone: DeckZone): MenuItem[] => {
    const targets = [
      getMainZone(config),
      ...config.zones.filter(({ notPlayed }) => notPlayed === true),
    ];
    const isFavorite = document.favoritecard === cardno;
    return [
      ...targets
        .filter(({ field }) => field !== zone.field)
        .map((target): MenuItem => ({
          id: target.id,
          label: t`Move to ${target.name}`,
          icon: <ArrowRightLeft size={15} />,
          onSelect: () => actions.move(cardno, zone.id, target.id),
        })),
      {
        id: 'printing',
        label: t`Choose the printing …`,
        icon: <Images size={15} />,
        onSelect: () => setPrinting({ cardno, zone: zone.id }),
      },
      {
        id: 'favorite',
        label: isFavorite ? t`Remove as cover card` : t`Use as cover card`,
        icon: <Star size={15} />,
        onSelect: () =>
          session.change((before) => ({ ...before, favoritecard: isFavorite ? '' : cardno })),
      },
      { kind: 'separator', id: 'line' },
      {
        id: 'remove',
        label: t`Remove all`,
        icon: <Trash2 size={15} />,
        danger: true,
        onSelect: () => actions.removeAll(cardno, zone.id),
      },
    ];
  };
  return {
    changeOf: (line, zone) => {
      const card = book.find(line.cardno);
      return {
        onAdd: () => card && actions.add(card, zone.id),
        onRemove: () => actions.remove(line.cardno, zone.id),
        onSet: (quantity) => card && actions.set(card, quantity, zone.id),
        menu: menuOf(line, zone),
      };
    },
    rowPropsOf: (line) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        dragCard(event, { cardno: line.cardno, name: book.find(line.cardno)?.name ?? line.cardno });
        event.dataTransfer.effectAllowed = 'move';
      },
    }),
    dialog: printing && (
      <Suspense>
        <PrintingDialog {...printing} onClose={() => setPrinting(null)} />
      </Suspense>
    ),
  };
}
