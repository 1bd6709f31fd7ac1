import type { Page } from '@deckframe/domain/site/pages/page';
import type { GameConfig } from '@deckframe/domain/game-config';
import { PAGES } from '@deckframe/domain/site/pages/pages';

/** Sample values for the parameters of an address. */
export const PARAMETERS = {
  cardno: 'ST01-001',
  deckId: '2x7Qm',
  userId: '1',
  id: '1',
} satisfies Record<string, string>;

type PageAddress = { id: string; address: string; access: Page['access'] };

/** One address for each page of the site. */
export const PAGE_ADDRESSES: PageAddress[] = PAGES.map(toAddress);

/** All available pages, and one for those that are only announced, which look the same. */
export function distinctPages({ features }: Pick<GameConfig, 'features'>): PageAddress[] {
  const isWorking = ({ feature }: Page): boolean =>
    feature === undefined || features[feature] === 'live';
  const announced = PAGES.filter((page) => !isWorking(page)).slice(0, 1);
  return [...PAGES.filter(isWorking), ...announced].map(toAddress);
}

function toAddress({ id, path, access }: Page): PageAddress {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name in PARAMETERS ? PARAMETERS[name as keyof typeof PARAMETERS] : '1',
  );
  return { id, address: `/v3/gundam${filled}`, access };
}
