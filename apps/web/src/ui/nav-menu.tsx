import { ChevronDown } from 'lucide-react';
import {
  useRef,
  useEffect,
  useId,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import type { NavEntry, NavMenuProps, NavGroup } from './nav-menu-props.ts';
import { Tag } from './tag.tsx';
import { useNavMenu, type NavMenuControl } from './use-nav-menu.ts';
import './nav-menu.css';

type NavMenuGroupProps<Entry extends NavEntry> = {
  group: Extract<NavGroup<Entry>, { kind: 'menu' }>;
  menu: NavMenuControl;
  isReady: boolean;
  soonLabel: string;
  renderLink: NavMenuProps<Entry>['renderLink'];
};

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

function NavMenuGroup<Entry extends NavEntry>(props: NavMenuGroupProps<Entry>) {
  const { group, menu, isReady, soonLabel, renderLink } = props;
  const popupId = useId();
  const item = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const focusFirst = useRef(false);
  const isOpen = menu.openId === group.id;
  const hasEntries = isReady && group.entries.length > 0;

  useEffect(() => {
    // If entries load late, the first one still gets the requested focus.
    if (isOpen && !hasEntries) {
      return;
    }
    if (isOpen && focusFirst.current) {
      entriesIn(item.current)[0]?.focus();
    }
    focusFirst.current = false;
  }, [isOpen, hasEntries]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      menu.close();
      trigger.current?.focus();
      return;
    }
    const step = STEPS[event.key];
    if (!step || (event.target === trigger.current && event.key !== 'ArrowDown')) {
      return;
    }
    event.preventDefault();
    if (!isOpen) {
      focusFirst.current = true;
      menu.press(group.id);
      return;
    }
    const list = entriesIn(item.current);
    const at = list.indexOf(document.activeElement as HTMLElement);
    list[step(at, list.length - 1)]?.focus();
  };
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') {
      menu.hover(group.id);
    }
  };

  return (
    // Keys and pointer belong to the button and links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={item}
      className="nav__item"
      onPointerEnter={onPointerEnter}
      onPointerLeave={menu.unhover}
      onKeyDown={onKeyDown}
    >
      <button
        ref={trigger}
        type="button"
        className="nav__trigger"
        data-nav="stop"
        data-current={group.current ? '' : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        onClick={() => menu.press(group.id)}
      >
        {group.label}
        <ChevronDown size={12} aria-hidden="true" />
      </button>
      {isOpen && isReady && group.entries.length > 0 && (
        <ul className="nav__popup" id={popupId}>
          {group.entries.map((entry) => (
            <li key={entry.id}>
              {entry.soon ? (
                // Focusable, so that everyone learns that the page is planned.
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                <span role="link" aria-disabled="true" tabIndex={0} {...entryProps}>
                  <EntryFace entry={entry} soonLabel={soonLabel} />
                </span>
              ) : (
                renderLink(entry, {
                  ...entryProps,
                  'aria-current': entry.current ? 'page' : undefined,
                  onClick: menu.close,
                  children: <EntryFace entry={entry} soonLabel={soonLabel} />,
                })
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function entriesIn(item: HTMLElement | null): HTMLElement[] {
  return [...(item?.querySelectorAll<HTMLElement>('[data-nav=entry]') ?? [])];
}

const entryProps = { className: 'nav__entry', 'data-nav': 'entry' } as const;

function EntryFace({ entry, soonLabel }: { entry: NavEntry; soonLabel: string }) {
  return (
    <>
      <span className="nav__icon">{entry.icon}</span>
      <span className="nav__words">
        <span className="nav__title">{entry.title}</span>
        {entry.description && <span className="nav__about">{entry.description}</span>}
      </span>
      {entry.soon && <Tag tone="soon">{soonLabel}</Tag>}
    </>
  );
}

const ARROWS = { ArrowRight: 1, ArrowLeft: -1 } as const;

/**
 * Header navigation: buttons that open lists of links on hover and click. Not Base UI's navigation
 * menu, which adds 35 kB to the first load.
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
