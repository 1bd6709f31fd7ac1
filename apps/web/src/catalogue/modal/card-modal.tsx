import type { Card } from '@deckframe/domain/card';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, type PointerEvent, type ReactNode } from 'react';
import { CardFace } from '#catalogue/card-face.tsx';
import { dialogOf, isTyping, useHotkeys } from '#lib/hotkeys.ts';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { findSwipe } from './find-swipe.ts';
import './card-modal.css';

export type CardModalProps = {
  /** Undefined while loading. */
  card: Card | undefined;
  index: number;
  length: number;
  onStep: (index: number) => void;
  onClose: () => void;
  /** Returns the tile of the last shown card. */
  returnFocus: () => HTMLElement | null;
  /** Facts and actions of the card. */
  children: ReactNode;
};

/** Dialog of one card with arrows, buttons and swipes to its neighbours. */
export function CardModal(props: CardModalProps) {
  const { card, index, length, onStep, onClose } = props;
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const hasPrevious = index > 0;
  const hasNext = index < length - 1;
  const step = (by: number) => {
    const next = index + by;
    if (next >= 0 && next < length) onStep(next);
  };
  // Captured before the dialog, which stops arrow keys.
  useHotkeys((event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || isTyping(event) || isAbove(event.target, frame.current)) return false;
    step(by);
    return true;
  }, true);
  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      const by = start.current && findSwipe(start.current, { x: event.clientX, y: event.clientY });
      start.current = null;
      if (by) step(by);
    },
  };
  const place = index + 1;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={card?.name ?? t`Loading`}
      closeLabel={t`Close`}
      size="xl"
      returnFocus={props.returnFocus}
    >
      <div ref={frame} className="card-modal" {...swipe}>
        <div className="card-modal__face">
          {card ? (
            <CardFace card={card} eager sizes="(max-width: 768px) 70vw, 360px" />
          ) : (
            <Skeleton shape="card" />
          )}
          <div className="card-modal__steps">
            <IconButton
              label={t`Previous card`}
              icon={<ChevronLeft size={20} />}
              variant="framed"
              aria-disabled={!hasPrevious || undefined}
              onClick={() => step(-1)}
            />
            <span className="card-modal__count" aria-live="polite">
              {t`${place} of ${length}`}
            </span>
            <IconButton
              label={t`Next card`}
              icon={<ChevronRight size={20} />}
              variant="framed"
              aria-disabled={!hasNext || undefined}
              onClick={() => step(1)}
            />
          </div>
        </div>
        <div className="card-modal__words">{props.children}</div>
      </div>
    </Dialog>
  );
}

/** True for another dialog above this one. */
function isAbove(target: EventTarget | null, frame: HTMLElement | null): boolean {
  const dialog = dialogOf(target);
  return dialog !== null && !dialog.contains(frame);
}
