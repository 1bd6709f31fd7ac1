import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { NavMenuGroup } from './nav-menu-group.tsx';
import type { NavEntry, NavMenuProps } from './nav-menu-props.ts';
import { useNavMenu } from './use-nav-menu.ts';
import './nav-menu.css';

const ARROWS = { ArrowRight: 1, ArrowLeft: -1 } as const;

/**
 * Header navigation: buttons that disclose lists of links, by hover and by press.
 * Written here instead of taken from Base UI, whose navigation menu would add 35 kB to the first load.
 */
export function NavMenu<Entry extends NavEntry>(props: NavMenuProps<Entry>) {
  const { label, groups, isReady = true, renderLink, soonLabel, closeKey } = props;
  const nav = useRef<HTMLElement>(null);
  const menu = useNavMenu(nav, closeKey);

  const moveBetweenGroups = (event: KeyboardEvent) => {
    const step = event.key in ARROWS ? ARROWS[event.key as keyof typeof ARROWS] : 0;
    const stops = [...(nav.current?.querySelectorAll<HTMLElement>('[data-nav=stop]') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (step === 0 || at < 0) {
      return;
    }
    event.preventDefault();
    stops.at((at + step) % stops.length)?.focus();
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      menu.close();
    }
  };

  return (
    // Keys bubble from the buttons and links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav ref={nav} className="nav" aria-label={label} onKeyDown={moveBetweenGroups} onBlur={leave}>
      <ul className="nav__list">
        {groups.map((group) =>
          group.kind === 'menu' ? (
            <NavMenuGroup
              key={group.id}
              group={group}
              menu={menu}
              isReady={isReady}
              soonLabel={soonLabel}
              renderLink={renderLink}
            />
          ) : (
            <li key={group.id} className="nav__item">
              {renderLink(group.entry, {
                className: 'nav__trigger',
                'aria-current': group.entry.current ? 'page' : undefined,
                'data-nav': 'stop',
                onClick: menu.close,
                children: group.entry.title,
              })}
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
