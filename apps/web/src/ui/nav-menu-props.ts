import type { ReactNode } from 'react';

export type NavEntry = {
  id: string;
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** Announced but not there yet: shown, focusable, leads nowhere. */
  soon?: boolean;
  current?: boolean;
};

export type NavGroup<Entry extends NavEntry> =
  | { kind: 'menu'; id: string; label: ReactNode; current?: boolean; entries: readonly Entry[] }
  | { kind: 'link'; id: string; entry: Entry };

export type NavLinkProps = {
  className: string;
  'aria-current': 'page' | undefined;
  'data-nav': 'stop' | 'entry';
  onClick: () => void;
  children: ReactNode;
};

export type NavMenuProps<Entry extends NavEntry> = {
  label: string;
  groups: readonly NavGroup<Entry>[];
  /** Menus that are opened before show when the entries have all that belongs to them. */
  isReady?: boolean;
  /** Draws the link with the app's own router. */
  renderLink: (entry: Entry, props: NavLinkProps) => ReactNode;
  soonLabel: string;
  /** Open menus close when it changes: give it the route (SHELL-33). */
  closeKey: string;
};
