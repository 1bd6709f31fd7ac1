import type { DeckDocument, DeckLine } from '@deckframe/domain/decks/deck/deck';
import { listDeckSections, listShownNumbers } from '@deckframe/domain/decks/deck/deck-groups';
import { toggleEnergy } from '@deckframe/domain/decks/deck/judge-deck';
import { getMainZone } from '@deckframe/domain/decks/deck/deck-rules';
import { EMPTY_FILTER_STATE, filterKeyOf } from '@deckframe/domain/filter/filter-state';
import type { DeckZone } from '@deckframe/domain/game-config-deck';
import { useLingui } from '@lingui/react/macro';
import { Layers, Plus, ArrowRightLeft, Images, Star, Trash2 } from 'lucide-react';
import { useState, Suspense, type DragEvent, type ReactNode } from 'react';
import { GameColor } from '#catalogue/game-color.tsx';
import { useDeckCardBook } from '#decks/cards/use-deck-card-book.ts';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { LazyListModal } from '#features/cards/card-browse/views/lazy-list-modal.tsx';
import { useDeckSession } from '#features/decks/editor/session/deck-session-of.ts';
import { useDeckActions } from '#features/decks/editor/session/use-deck-actions.ts';
import { DeckList, DeckSeparator } from '#features/decks/reading/rows/deck-list.tsx';
import type { RowChange } from '#features/decks/reading/rows/deck-row.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { ToggleChip } from '#ui/chip.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { DeckSteppers } from './deck-steppers.tsx';
import { dragCard } from './drag-card.ts';
import { usePoolState } from './pool-state.ts';
import type { DeckInsight } from './use-insights.ts';
import { ZoneNotices } from './zone-notices.tsx';
import './empty-slot.css';

const PrintingDialog = lazyPart('printing-dialog', () =>
  import('./printing-dialog.tsx').then((m) => m.PrintingDialog),
);

interface RowChanges {
  readonly changeOf: (line: DeckLine, zone: DeckZone) => RowChange;
  readonly rowPropsOf: (line: DeckLine, zone: DeckZone) => object;
  readonly dialog: ReactNode;
}

/** Actions of a line: count, move, printing, cover. */
function useRowChange(document: DeckDocument): RowChanges {
  const { t } = useLingui();
  const config = useGameConfig();
  const session = useDeckSession();
  const actions = useDeckActions();
  const book = useDeckCardBook();
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

type EnergySlotProps = { energy: readonly string[]; canEdit: boolean };

/** The energies of the deck. Nothing in games without them. */
function EnergySlot({ energy, canEdit }: EnergySlotProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const session = useDeckSession();
  const { energyChoice } = config;
  if (!energyChoice) return null;
  const { min, max, values } = energyChoice;
  const isFull = energy.length >= max;
  return (
    <section aria-label={t`Energy`}>
      <DeckSeparator
        title={t`Energy`}
        count={min === max ? `${energy.length} / ${max}` : `${energy.length} / ${min}–${max}`}
      />
      <div className="energy-slot" role="group" aria-label={t`Energy`}>
        {values.map((value) => {
          const isOn = energy.includes(value);
          return (
            <ToggleChip
              key={value}
              pressed={isOn}
              icon={<GameColor value={value} size={14} />}
              disabled={!canEdit}
              aria-disabled={(isFull && !isOn) || undefined}
              onClick={() =>
                session.change((before) => ({
                  ...before,
                  energy: toggleEnergy(config, before.energy, value),
                }))
              }
            >
              {value}
            </ToggleChip>
          );
        })}
      </div>
    </section>
  );
}

/** An empty required zone. A click shows cards for it. */
function EmptySlot({ zone, onChoose }: { zone: DeckZone; onChoose?: () => void }) {
  const { t } = useLingui();
  const { filters: definitions } = useGameConfig();
  const { change } = usePoolState();
  const { accepts } = zone;
  const definition =
    accepts &&
    definitions.find(({ type, property }) => type === 'OptionSet' && property === accepts.column);
  if (!accepts || !definition) return <p className="empty-slot">{t`Nothing here yet.`}</p>;
  const choose = () => {
    // Other filters could hide all of the zone's cards.
    const optionSets = { [filterKeyOf(definition)]: accepts.values };
    void change({ filters: { ...EMPTY_FILTER_STATE, optionSets } });
    onChoose?.();
  };
  return (
    <button type="button" className="empty-slot" onClick={choose}>
      <Plus size={16} aria-hidden="true" />
      {t`Show cards for ${zone.name}`}
    </button>
  );
}

export type ZoneTabProps = {
  document: DeckDocument;
  cards: DeckCards;
  canEdit: boolean;
  zones: readonly DeckZone[];
  insight: DeckInsight | null;
  onReview: () => void;
  /** Called after a click on an empty slot. */
  onChoose?: (() => void) | undefined;
};

/** Cards and notices of a tab. */
export function ZoneTab(props: ZoneTabProps) {
  const { document, cards, canEdit, zones } = props;
  const { t } = useLingui();
  // The list when a card was opened, so that a card stays visible after its last copy is removed.
  const [open, setOpen] = useState<{ numbers: readonly string[]; index: number } | null>(null);
  const row = useRowChange(document);
  const { rules } = cards;
  const main = getMainZone(rules.config);
  const isMain = zones.some(({ id }) => id === main.id);
  const openCard = (cardno: string) => {
    const numbers = listShownNumbers(listDeckSections(rules, document.cards, zones));
    setOpen({ numbers, index: Math.max(0, numbers.indexOf(cardno)) });
  };
  const shownCard = open && cards.findCard(open.numbers[open.index] ?? '');
  return (
    <>
      <ZoneNotices {...props} isMain={isMain} />
      <DeckList
        deck={document.cards}
        cards={cards}
        zones={zones}
        onOpen={openCard}
        changeOf={canEdit ? row.changeOf : undefined}
        rowPropsOf={canEdit ? row.rowPropsOf : undefined}
        renderSlot={
          canEdit ? (zone) => <EmptySlot zone={zone} onChoose={props.onChoose} /> : undefined
        }
        empty={
          <div className="deck-empty">
            <Layers size={30} strokeWidth={1.4} aria-hidden="true" />
            {isMain ? (
              <p>
                <b>{t`Pick your first card.`}</b>
                <br />
                {t`It is saved on this device as you go.`}
              </p>
            ) : (
              <p>
                <b>{t`Nothing here yet.`}</b>
                <br />
                {t`While this tab is open, cards you add land here.`}
              </p>
            )}
          </div>
        }
      />
      {isMain && <EnergySlot energy={document.energy} canEdit={canEdit} />}
      {row.dialog}
      {open !== null && (
        <LazyListModal
          source={{
            length: open.numbers.length,
            cardAt: (index) => cards.findCard(open.numbers[index] ?? ''),
          }}
          index={open.index}
          onStep={(index) => setOpen({ ...open, index })}
          onClose={() => setOpen(null)}
          returnFocus={() => findRow(open.numbers[open.index] ?? '')}
          actions={
            shownCard && <DeckSteppers card={shownCard} deck={document.cards} rules={rules} />
          }
        />
      )}
    </>
  );
}

function findRow(cardno: string): HTMLElement | null {
  return window.document.querySelector<HTMLElement>(`[data-cardno="${CSS.escape(cardno)}"]`);
}
