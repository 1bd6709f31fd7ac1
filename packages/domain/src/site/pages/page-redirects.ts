import type { FeatureId } from '../../game-config.ts';
import type { MenuEntry } from './page.ts';

interface PageRedirect {
  readonly id?: string;
  readonly feature?: FeatureId;
  readonly from: string;
  readonly to: string;
  readonly icon?: string;
  readonly menu?: MenuEntry;
}

/** Redirected addresses. Parameters keep their values. */
export const PAGE_REDIRECTS = [
  {
    id: 'contentHub',
    from: '/content',
    to: '/cardlist',
    feature: 'contentHub',
    icon: 'clapperboard',
    menu: {
      label: 'Content HUB',
      hint: 'Videos and streams',
      groups: ['community'],
    },
  },
  {
    id: 'events',
    from: '/events',
    to: '/cardlist',
    feature: 'events',
    icon: 'calendar-days',
    menu: { label: 'Events', hint: 'What is on', groups: ['community'] },
  },
  {
    id: 'customHub',
    from: '/custom-hub',
    to: '/custom',
    feature: 'customHub',
    icon: 'paintbrush',
    menu: { label: 'Custom Hub', hint: 'Fan-made series', groups: ['community'] },
  },
  { from: '/decklists/{id}', to: '/deck/{id}' },
] as const satisfies readonly PageRedirect[];
