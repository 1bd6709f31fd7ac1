import type { Card } from '@deckframe/domain/card';
import type { GameConfig } from '@deckframe/domain/game-config';
import { fillPath, findPage, gameBasePath, type PageMatch } from '@deckframe/domain/page-path';
import type { AppServices } from '../../app.ts';
import { findPublishedCard } from '../cards/service.ts';
import { findDailyCard } from '../daily-card/service.ts';
import type { Head } from './head.ts';

export type PageAnswer = { status: 200 | 404; head: Head };

const PICTURE_WIDTH = 630;
const NOT_FOUND = {
  title: 'Page not found',
  description: 'There is no page at this address.',
} as const;

/** Status and head tags of the page at `path` (below `/v3/{game}`). */
export async function describePage(
  services: AppServices,
  config: GameConfig,
  path: string,
): Promise<PageAnswer> {
  const match = findPage(path);
  if (match === undefined) return notFound(config);
  const { page, params } = match;
  const canonical = `${services.env.PUBLIC_URL}${gameBasePath(config.gameid)}${fillPath(page.path, params)}`;
  const isBuilt = page.feature === undefined || config.features[page.feature] === 'live';
  const head: Head = {
    title: titleOf(page.id === 'home' ? undefined : page.title, config),
    description: `${config.gamename}: ${page.description}`,
    canonical,
    // A page that only says "coming soon" is nothing to find.
    indexed: page.indexed && isBuilt,
    themeColor: config.mainThemeColor,
    picture: undefined,
  };
  const isLocked = (await services.locks.get(config.gameid)).locked;
  if (isLocked) return { status: 200, head: { ...head, indexed: false } };
  return describeContent(services, config, match, head);
}

async function describeContent(
  { env, pool }: AppServices,
  config: GameConfig,
  { page, params }: PageMatch,
  head: Head,
): Promise<PageAnswer> {
  if (page.id === 'home' && config.features.cardOfTheDay === 'live') {
    const card = await findDailyCard(pool, config.gameid);
    return {
      status: 200,
      head: { ...head, picture: card && pictureOf(env.PUBLIC_URL, config, card) },
    };
  }
  if (page.id === 'card') {
    const { cardno = '' } = params;
    const card = cardno.includes('\0')
      ? undefined
      : await findPublishedCard(pool, config.gameid, cardno);
    if (card === undefined) return notFound(config);
    const picture = pictureOf(env.PUBLIC_URL, config, card);
    return {
      status: 200,
      head: { ...head, title: titleOf(`${card.name} (${card.cardno})`, config), picture },
    };
  }
  return { status: 200, head };
}

function notFound(config: GameConfig): PageAnswer {
  return {
    status: 404,
    head: {
      title: titleOf(NOT_FOUND.title, config),
      description: NOT_FOUND.description,
      canonical: undefined,
      indexed: false,
      themeColor: config.mainThemeColor,
      picture: undefined,
    },
  };
}

function titleOf(page: string | undefined, config: GameConfig): string {
  const site = `${config.gamename} · Deckframe`;
  return page === undefined ? site : `${page} · ${site}`;
}

function pictureOf(
  publicUrl: string,
  config: GameConfig,
  card: Pick<Card, 'image' | 'name'>,
): Head['picture'] {
  if (card.image === null) return undefined;
  const path = config.cardFront_template
    .replace('{width}', String(PICTURE_WIDTH))
    .replace('{image}', encodeURIComponent(card.image));
  return { url: new URL(path, publicUrl).href, alt: card.name };
}
