import type { Card } from '@deckframe/domain/card';
import { useLingui } from '@lingui/react/macro';
import { GripVertical, Pin, PinOff, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { CardFace } from '#catalogue/card-face.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useWindowBox } from './use-window-box.ts';
import './card-previews.css';

export type FloatingWindowProps = {
  card: Card;
  pinned: boolean;
  onPin: (pinned: boolean) => void;
  onClose: () => void;
};

/** A card kept in sight: drag it by its bar, resize it at its corner, or use the grip's arrow keys. */
export function FloatingWindow({ card, pinned, onPin, onClose }: FloatingWindowProps) {
  const { t } = useLingui();
  const { box, dragProps, onKeyDown } = useWindowBox();
  return createPortal(
    <section
      className="float-card"
      role="dialog"
      aria-label={t`Card preview`}
      data-pinned={pinned || undefined}
      style={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <CardFace card={card} eager sizes={`${box.width}px`} />
      <header className="float-card__bar" {...dragProps('move')}>
        <button
          type="button"
          className="float-card__grip"
          aria-label={t`Move with the arrow keys, resize with Shift and the arrow keys`}
          onKeyDown={onKeyDown}
        >
          <GripVertical size={16} aria-hidden="true" />
        </button>
        <span className="float-card__name">{card.name}</span>
        <IconButton
          label={pinned ? t`Unpin` : t`Pin`}
          icon={pinned ? <PinOff size={16} /> : <Pin size={16} />}
          aria-pressed={pinned}
          className="float-card__pin"
          onPointerDown={stop}
          onClick={() => onPin(!pinned)}
        />
        <IconButton
          label={t`Close preview`}
          icon={<X size={18} />}
          onPointerDown={stop}
          onClick={onClose}
        />
      </header>
      {/* The grip does the same by keys. */}
      <span className="float-card__corner" aria-hidden="true" {...dragProps('resize')} />
    </section>,
    document.body,
  );
}

function stop(event: { stopPropagation: () => void }): void {
  event.stopPropagation();
}
