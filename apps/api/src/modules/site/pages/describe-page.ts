import type { Database } from '@deckframe/database/db';
import { USER_ID_FORMAT, parseUserId } from '@deckframe/domain/accounts/access/user-id';
import type { Card } from '@deckframe/domain/card';
import { DECK_VISIBILITY, parseCommaList } from '@deckframe/domain/decks/deck/deck';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { GameConfig } from '@deckframe/domain/game-config';
import {
  fillPath,
  findPage,
  gameBasePath,
  type PageMatch,
} from '@deckframe/domain/site/pages/page-path';
import { choosePage } from '@deckframe/domain/site/pages/choose-page';
import { COMING_SOON_MODULE, pageModule } from '@deckframe/domain/site/pages/page-module';
import type { AppServices } from '../../../app-services.ts';
import { AppError } from '../../../lib/app-error.ts';
import { findPublishedCard, findSpelling } from '../../cards/catalogue/service.ts';
import { findDailyCard } from '../../cards/ratings/service.ts';
import { findDeck, isHidden } from '../../decks/decks/reading-service.ts';
import { findNameAndBanner } from '../../community/profile/service.ts';
import { requireTournamentFacts } from '../../tournaments/desk/reading-service.ts';
import { viewOfCard, viewOfMember, type FirstView } from './first-view.ts';
import type { Head } from './head.ts';
import { PAGE_WORDS, type PageLocale, type PageTexts } from './page-texts.ts';

export type PageAnswer = {
  status: 200 | 404;
  head: Head;
  /** The page module that the app opens. */
  opens?: string;
  view?: FirstView;
  /** Redirect target below `/v3/{game}`. */
  location?: string;
  /** The page if visitors may read it now. */
  match?: PageMatch;
};

const PICTURE_WIDTH = 630;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Language and titles of a page description. */
export type PageLanguage = { locale: PageLocale; texts: PageTexts[PageLocale] };

/** Returns status and head tags of a page. */
export async function describePage(
  services: AppServices,
  config: GameConfig,
  path: string,
  { locale, texts }: PageLanguage,
): Promise<PageAnswer> {
  const match = findPage(path);
  if (match === undefined) return notFound(config, locale);
  const { page, params } = match;
  const { title, description } = texts?.[page.id] ?? page;
  const canonical = `${services.env.PUBLIC_URL}${gameBasePath(config.gameid)}${fillPath(page.path, params)}`;
  const isBuilt = page.feature === undefined || config.features[page.feature] === 'live';
  const head: Head = {
    title: titleOf(page.id === 'home' ? undefined : title, config),
    description: `${config.gamename}: ${description}`,
    canonical,
    indexed: page.indexed && isBuilt,
    themeColor: config.mainThemeColor,
    picture: undefined,
  };
  const isLocked = (await services.locks.get(config.gameid)).locked;
  if (isLocked) return { status: 200, head: { ...head, indexed: false } };
  const answer = await describeContent(services, config, match, head, locale);
  if (answer.status === 404) return answer;
  const isOwn = choosePage(page, config.features) === 'own';
  if (!isOwn) return { ...answer, opens: COMING_SOON_MODULE };
  return { ...answer, opens: pageModule(page), ...(page.access === 'public' && { match }) };
}

async function describeContent(
  { db, env }: AppServices,
  config: GameConfig,
  { page, params }: PageMatch,
  head: Head,
  locale: PageLocale,
): Promise<PageAnswer> {
  if (page.id === 'home' && config.features.cardOfTheDay === 'live') {
    const card = await findDailyCard(db, config.gameid);
    return {
      status: 200,
      head: { ...head, picture: card && pictureOf(env.PUBLIC_URL, config, card) },
    };
  }
  if (page.id === 'card') {
    const { cardno = '' } = params;
    const card = cardno.includes('\0')
      ? undefined
      : await findPublishedCard(db, config.gameid, cardno);
    if (card === undefined) {
      const spelling = cardno.includes('\0')
        ? undefined
        : await findSpelling(db, config.gameid, cardno);
      const lost = notFound(config, locale);
      return spelling === undefined
        ? lost
        : { ...lost, location: fillPath(page.path, { cardno: spelling }) };
    }
    const picture = pictureOf(env.PUBLIC_URL, config, card);
    return {
      status: 200,
      head: { ...head, title: titleOf(`${card.name} (${card.cardno})`, config), picture },
      view: viewOfCard(config, card),
    };
  }
  if (page.id === 'profile' && config.features.profile === 'live') {
    const { userId = '' } = params;
    const member = USER_ID_FORMAT.test(userId)
      ? await findNameAndBanner(db, parseUserId(userId))
      : undefined;
    if (member === undefined) return notFound(config, locale);
    return {
      status: 200,
      head: { ...head, title: titleOf(member.username, config) },
      view: viewOfMember(config, member),
    };
  }
  if (page.id === 'deck') {
    return describeDeck({ db, env }, config, params['deckId'] ?? '', head, locale);
  }
  if (page.id === 'tournament') {
    const name = await findEventName(db, config.gameid, params['id'] ?? '');
    if (name === undefined) return notFound(config, locale);
    return { status: 200, head: { ...head, title: titleOf(name, config) }, view: { name } };
  }
  return { status: 200, head };
}

/** Undefined for events that visitors cannot see. */
async function findEventName(db: Database, game: string, id: string): Promise<string | undefined> {
  if (!UUID.test(id)) return undefined;
  try {
    return (await requireTournamentFacts(db, { game, id }, null)).row.name;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOURNAMENT_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Shared links have no session, so private decks are not described. */
async function describeDeck(
  { db, env }: Pick<AppServices, 'db' | 'env'>,
  config: GameConfig,
  deckId: string,
  head: Head,
  locale: PageLocale,
): Promise<PageAnswer> {
  const id = decodeDeckId(deckId);
  const deck = id === undefined ? undefined : await findDeck(db, config.gameid, id);
  if (deck === undefined || isHidden(deck)) {
    return notFound(config, locale);
  }
  const words = PAGE_WORDS[locale];
  const facts = [
    words.cards(deck.card_count),
    ...(deck.customseries === null ? [] : [words.fanMade]),
    ...parseCommaList(deck.colors),
    ...parseCommaList(deck.archetype),
  ];
  const path = `/media/${config.gameid}/decks/${deckId}/${deck.picture_hash}.webp`;
  return {
    status: 200,
    head: {
      ...head,
      title: titleOf(words.deckTitle(deck.decklist_name, deck.username), config),
      description: words.deckDescription(config.gamename, deck.username, facts.join(', ')),
      // Unlisted decks are not indexed.
      indexed: head.indexed && deck.visibility === DECK_VISIBILITY.public,
      picture: { url: new URL(path, env.PUBLIC_URL).href, alt: deck.decklist_name },
    },
    view: { name: deck.decklist_name },
  };
}

function notFound(config: GameConfig, locale: PageLocale): PageAnswer {
  const { title, description } = PAGE_WORDS[locale].notFound;
  return {
    status: 404,
    head: {
      title: titleOf(title, config),
      description,
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
