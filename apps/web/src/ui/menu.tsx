import { useState, type ReactElement, type ReactNode } from 'react';
import { Menu as Base } from '@base-ui/react/menu';
import { useBackCloses } from '#lib/overlays/use-back-closes.ts';
import { classNames } from './class-names.ts';
import { Kbd } from './kbd.tsx';
import './menu.css';

export type MenuItem =
  | {
      kind?: 'item';
      id: string;
      label: ReactNode;
      icon?: ReactNode;
      keys?: string;
      danger?: boolean;
      disabled?: boolean;
      onSelect: () => void;
    }
  | { kind: 'separator'; id: string };

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
};

/** A menu of actions, with arrow keys, type-ahead and Esc. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        {/* Fixed, so that it stays at buttons in sticky bars while the page scrolls. */}
        <Base.Positioner className="menu-port" positionMethod="fixed" sideOffset={6} align={align}>
          <Base.Popup className="menu">
            {items.map((item) =>
              item.kind === 'separator' ? (
                <Base.Separator key={item.id} className="menu__line" />
              ) : (
                <Base.Item
                  key={item.id}
                  className={classNames('menu__item', item.danger && 'menu__item--danger')}
                  disabled={item.disabled}
                  onClick={item.onSelect}
                >
                  {item.icon}
                  <span className="menu__label">{item.label}</span>
                  {item.keys && <Kbd>{item.keys}</Kbd>}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
