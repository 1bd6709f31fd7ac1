import { useState } from 'react';
import { Globe, Hammer, Layers, LayoutGrid, Package, Trophy } from 'lucide-react';
import type { NavEntry, NavGroup, NavLinkProps } from '#ui/nav-menu-props.ts';
import { NavMenu } from '#ui/nav-menu.tsx';
import { KitSection } from './kit-section.tsx';

const ICON = 18;
const GROUPS: readonly NavGroup<NavEntry>[] = [
  {
    kind: 'menu',
    id: 'build',
    label: 'Build',
    current: true,
    entries: [
      {
        id: 'builder',
        title: 'Deck Builder',
        description: 'Start or continue a deck',
        icon: <Hammer size={ICON} />,
        current: true,
      },
      {
        id: 'mine',
        title: 'My Decks',
        description: '27 decks in 3 folders',
        icon: <Layers size={ICON} />,
      },
      {
        id: 'cards',
        title: 'Card List',
        description: '63 cards',
        icon: <LayoutGrid size={ICON} />,
      },
      { id: 'collection', title: 'My Collection', icon: <Package size={ICON} />, soon: true },
    ],
  },
  { kind: 'link', id: 'cards', entry: { id: 'cards', title: 'Cards' } },
  {
    kind: 'menu',
    id: 'community',
    label: 'Community',
    entries: [
      {
        id: 'public',
        title: 'Public Decklists',
        description: 'What others play',
        icon: <Globe size={ICON} />,
      },
      {
        id: 'leaderboard',
        title: 'Leaderboard',
        description: 'All time, by EXP',
        icon: <Trophy size={ICON} />,
      },
    ],
  },
];

export function NavigationSection() {
  const [visited, setVisited] = useState('builder');
  const renderLink = (entry: NavEntry, { onClick, children, ...rest }: NavLinkProps) => (
    <button
      {...rest}
      type="button"
      onClick={() => {
        onClick();
        setVisited(entry.id);
      }}
    >
      {children}
    </button>
  );
  return (
    <KitSection title="Navigation menu" aside={`Last: ${visited}`}>
      <NavMenu
        label="Kit sample"
        groups={GROUPS}
        renderLink={renderLink}
        soonLabel="Soon"
        closeKey={visited}
      />
      <p className="kit__note">
        Hover or press, arrows, Esc. After closing, hover waits 50 ms before it opens again.
      </p>
    </KitSection>
  );
}
