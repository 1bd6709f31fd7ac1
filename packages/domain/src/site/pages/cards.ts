import type { Page } from './page.ts';

export const CARD_PAGES = [
  {
    id: 'home',
    path: '/',
    title: 'Home',
    description: 'Card of the day, new cards and everything to start building your next deck.',
    access: 'public',
    indexed: true,
    icon: 'house',
    palette: true,
  },
  {
    id: 'cardList',
    path: '/cardlist',
    section: 'cards',
    title: 'Card list',
    description: 'Browse, filter, search and sort every card of the game.',
    feature: 'cardList',
    access: 'public',
    indexed: true,
    texts: ['cards'],
    icon: 'layout-grid',
    menu: {
      label: 'Card List',
      hint: 'Search and filter every card',
      groups: ['build'],
    },
  },
  {
    id: 'card',
    path: '/cards/{cardno}',
    section: 'cards',
    otherGame: '/cardlist',
    title: 'Card',
    description: 'One card: its text, numbers, printings and ratings.',
    feature: 'cardPage',
    access: 'public',
    indexed: true,
    texts: ['cards'],
  },
] as const satisfies readonly Page[];
