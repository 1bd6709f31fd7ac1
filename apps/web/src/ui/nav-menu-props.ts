import type { ReactNode } from 'react';

export type NavEntry = {
  id: string;
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** Planned: shown and focusable, without a link. */
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
  /** False while parts of the entries are loading. A menu opened before appears when it is true. */
  isReady?: boolean;
  /** Renders a router link. */
  renderLink: (entry: Entry, props: NavLinkProps) => ReactNode;
  soonLabel: string;
  /** Open menus close when it changes: pass the route (SHELL-33). */
  closeKey: string;
};
