import type { Page } from './page.ts';

export const SITE_PAGES = [
  {
    id: 'settings',
    path: '/settings',
    title: 'Preferences',
    description: 'Preferences of this device and your account.',
    access: 'public',
    indexed: false,
    texts: ['site'],
    icon: 'settings',
    palette: true,
  },
  {
    id: 'dataProtection',
    path: '/data-protection',
    title: 'Data protection',
    description: 'What this site stores, why, and how to have it removed.',
    access: 'public',
    indexed: true,
    texts: ['site'],
    icon: 'file-text',
    palette: true,
  },
  {
    id: 'hallOfFame',
    path: '/hall-of-fame',
    title: 'Hall of fame',
    description: 'The people who made this site better.',
    access: 'public',
    indexed: true,
    icon: 'star',
    palette: true,
  },
  {
    id: 'kit',
    path: '/dev/kit',
    title: 'Component kit',
    description: 'Every part of the interface in every state, for development.',
    access: 'public',
    indexed: false,
  },
] as const satisfies readonly Page[];
