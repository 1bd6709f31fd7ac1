import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { useRef, useEffect, useEffectEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useBackCloses } from '#lib/overlays/use-back-closes.ts';
import { holdTab } from './hold-tab.ts';
import { Kbd } from './kbd.tsx';
import './dialog.css';
import './command-palette.css';

const MOVES = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'];

/** Enter while results are loading: picks when they are there. */
function usePatientEnter(isBusy: boolean, pick: () => void) {
  const hasMoved = useRef(false);
  const isWaiting = useRef(false);
  const pickNow = useEffectEvent(pick);
  useEffect(() => {
    if (isBusy || !isWaiting.current) return;
    isWaiting.current = false;
    pickNow();
  }, [isBusy]);
  return {
    noteLetter() {
      hasMoved.current = false;
      isWaiting.current = false;
    },
    noteKey(event: KeyboardEvent) {
      if (MOVES.includes(event.key)) {
        hasMoved.current = true;
        isWaiting.current = false;
      }
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      if (!isBusy || hasMoved.current) return;
      isWaiting.current = true;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

export type PaletteItem = {
  id: string;
  title: string;
  detail?: ReactNode;
  /** A card's thumbnail or an icon. */
  picture?: ReactNode;
  keys?: string;
  /** Shown as planned, without a link. */
  disabled?: boolean;
  tag?: ReactNode;
};

export type PaletteSection = { id: string; label: string; items: readonly PaletteItem[] };

export type PaletteHint = { keys: string; label: ReactNode };

export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Label of dialog and input. */
  label: string;
  placeholder: string;
  closeLabel: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Already filtered by the query. */
  sections: readonly PaletteSection[];
  /** The sections belong to an earlier query. */
  isBusy?: boolean;
  empty: ReactNode;
  /** `alternate` if Ctrl or Command was held. */
  onPick: (item: PaletteItem, how: { alternate: boolean }) => void;
  hints?: readonly PaletteHint[];
};

type Group = { value: PaletteSection; items: PaletteItem[] };

/**
 * One input over all sections: arrows move, Enter picks, Esc closes. Enter directly after typing
 * waits for the results, unless an item was selected by arrow or pointer.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, label, query, onQueryChange, hints = [] } = props;
  useBackCloses(open, () => onOpenChange(false));
  const alternate = useRef(false);
  const onPick = (item: PaletteItem) => props.onPick(item, { alternate: alternate.current });
  const enter = usePatientEnter(props.isBusy ?? false, () => {
    const first = props.sections.find(({ items }) => items.length > 0)?.items[0];
    if (first) onPick(first);
  });
  const groups: Group[] = props.sections
    .filter((section) => section.items.length > 0)
    .map((section) => ({ value: section, items: [...section.items] }));
  const noteKey = (event: KeyboardEvent) => {
    alternate.current = event.ctrlKey || event.metaKey;
    enter.noteKey(event);
  };

  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="palette-port">
          <Dialog.Popup
            ref={holdTab}
            className="palette"
            aria-label={label}
            onKeyDownCapture={noteKey}
          >
            <Autocomplete.Root
              open
              inline
              mode="none"
              items={groups}
              autoHighlight="always"
              keepHighlight
              value={query}
              itemToStringValue={(item: PaletteItem) => item.title}
              onValueChange={(next, details) => {
                if (details.reason !== 'item-press') {
                  enter.noteLetter();
                  onQueryChange(next);
                }
              }}
            >
              <div className="palette__top">
                <Search size={18} aria-hidden="true" />
                <Autocomplete.Input
                  className="palette__input"
                  aria-label={label}
                  placeholder={props.placeholder}
                  enterKeyHint="go"
                />
                <Dialog.Close className="palette__close">
                  <span className="sr-only">{props.closeLabel}</span>
                  <Kbd>Esc</Kbd>
                </Dialog.Close>
              </div>
              <div className="palette__scroll">
                <Autocomplete.Empty className="palette__empty">{props.empty}</Autocomplete.Empty>
                <Autocomplete.List className="palette__list">
                  {(group: Group) => (
                    <Autocomplete.Group key={group.value.id} items={group.items}>
                      <Autocomplete.GroupLabel className="palette__section">
                        {group.value.label}
                      </Autocomplete.GroupLabel>
                      <Autocomplete.Collection>
                        {(item: PaletteItem) => (
                          <Autocomplete.Item
                            key={item.id}
                            value={item}
                            disabled={item.disabled}
                            className="palette__item"
                            onClick={() => onPick(item)}
                          >
                            <ItemFace item={item} />
                          </Autocomplete.Item>
                        )}
                      </Autocomplete.Collection>
                    </Autocomplete.Group>
                  )}
                </Autocomplete.List>
              </div>
              {hints.length > 0 && <Hints hints={hints} />}
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ItemFace({ item }: { item: PaletteItem }) {
  return (
    <>
      {item.picture && <span className="palette__picture">{item.picture}</span>}
      <span className="palette__words">
        <span className="palette__title">{item.title}</span>
        {item.detail && <span className="palette__detail">{item.detail}</span>}
      </span>
      {item.tag}
      {item.keys && <Kbd>{item.keys}</Kbd>}
    </>
  );
}

function Hints({ hints }: { hints: readonly PaletteHint[] }) {
  return (
    <footer className="palette__foot">
      {hints.map((hint) => (
        <span key={hint.keys} className="palette__hint">
          <Kbd>{hint.keys}</Kbd>
          {hint.label}
        </span>
      ))}
    </footer>
  );
}
