import { cardRating, ratedAnswer, ratingBody, staplesAnswer } from '../community/community.ts';
import { endpoint } from '../endpoint.ts';
import { cardParams, gameParams } from '../params.ts';
import {
  cardReportBody,
  cardReportedAnswer,
  ownCardReportsAnswer,
  ownCardReportsQuery,
  reportsOfCardAnswer,
} from './card-reports.ts';
import { catalogueCard, dailyCardAnswer, newestCardsAnswer, newestCardsQuery } from './cards.ts';
import {
  cardCountAnswer,
  cardCountQuery,
  cardRowsAnswer,
  cardRowsQuery,
  catalogueManifest,
} from './catalogue.ts';

export const listCards = endpoint('GET /api/games/:game/cards', {
  operationId: 'listCards',
  summary: 'Read published cards by number, at most 1,000 (alternate groups: 500) per request',
  tags: ['cards'],
  policy: 'cards.read',
  params: gameParams,
  query: cardRowsQuery,
  result: cardRowsAnswer,
});

export const countCards = endpoint('GET /api/games/:game/cards/count', {
  operationId: 'countCards',
  summary: 'Count the published cards that match a filter',
  tags: ['cards'],
  policy: 'cards.read',
  params: gameParams,
  query: cardCountQuery,
  result: cardCountAnswer,
});

export const getCard = endpoint('GET /api/games/:game/cards/:cardno', {
  operationId: 'getCard',
  summary: 'Read a printing of a card',
  tags: ['cards'],
  policy: 'cards.read',
  params: cardParams,
  result: catalogueCard,
});

export const listNewestCards = endpoint('GET /api/games/:game/newest-cards', {
  operationId: 'listNewestCards',
  summary: 'List the newest published main cards',
  tags: ['cards'],
  policy: 'cards.read',
  params: gameParams,
  query: newestCardsQuery,
  result: newestCardsAnswer,
});

export const getCatalogueManifest = endpoint('GET /api/games/:game/catalogue/manifest', {
  operationId: 'getCatalogueManifest',
  summary: 'List the files with all published cards of a game',
  tags: ['cards'],
  policy: 'cards.read',
  params: gameParams,
  result: catalogueManifest,
});

export const getDailyCard = endpoint('GET /api/games/:game/daily-card', {
  operationId: 'getDailyCard',
  summary: 'Read today’s card of the day (UTC)',
  tags: ['cards'],
  policy: 'dailyCard.read',
  params: gameParams,
  result: dailyCardAnswer,
});

export const listStaples = endpoint('GET /api/me/games/:game/staples', {
  operationId: 'listStaples',
  summary: 'List your staple cards of a game',
  tags: ['community'],
  policy: 'community.take-part',
  params: gameParams,
  result: staplesAnswer,
});

export const markStaple = endpoint('PUT /api/me/games/:game/staples/:cardno', {
  operationId: 'markStaple',
  summary: 'Mark a card as a staple',
  tags: ['community'],
  policy: 'community.take-part',
  params: cardParams,
  result: staplesAnswer,
  write: 'keyed',
});

export const unmarkStaple = endpoint('DELETE /api/me/games/:game/staples/:cardno', {
  operationId: 'unmarkStaple',
  summary: 'Remove a card from your staples',
  tags: ['community'],
  policy: 'community.take-part',
  params: cardParams,
  result: staplesAnswer,
  write: 'keyed',
});

export const getCardRating = endpoint('GET /api/games/:game/cards/:cardno/rating', {
  operationId: 'getCardRating',
  summary: 'Read the average rating of a card, the number of ratings, and your own rating',
  tags: ['community'],
  policy: 'community.read',
  personal: true,
  params: cardParams,
  result: cardRating,
});

export const rateCard = endpoint('PUT /api/games/:game/cards/:cardno/rating', {
  operationId: 'rateCard',
  summary: 'Rate a card with 1 to 5 stars',
  tags: ['community'],
  policy: 'community.take-part',
  params: cardParams,
  body: ratingBody,
  result: ratedAnswer,
  write: 'keyed',
});

export const rateDailyCard = endpoint('PUT /api/games/:game/daily-card/rating', {
  operationId: 'rateDailyCard',
  summary: 'Rate the card of the day, once a UTC date',
  tags: ['community'],
  policy: 'community.take-part',
  params: gameParams,
  body: ratingBody,
  result: ratedAnswer,
  write: 'keyed',
});

export const reportCard = endpoint('POST /api/games/:game/card-reports', {
  operationId: 'reportCard',
  summary: 'Report an error of a card; equal reports are merged',
  tags: ['community'],
  policy: 'community.take-part',
  params: gameParams,
  body: cardReportBody,
  result: cardReportedAnswer,
  write: 'keyed',
});

export const getReportsOfCard = endpoint('GET /api/games/:game/cards/:cardno/reports', {
  operationId: 'getReportsOfCard',
  summary: 'List reported errors of a card and the outcome of your reports',
  tags: ['community'],
  policy: 'community.take-part',
  params: cardParams,
  result: reportsOfCardAnswer,
});

export const listOwnCardReports = endpoint('GET /api/me/card-reports', {
  operationId: 'listOwnCardReports',
  summary: 'List your card reports, newest first',
  tags: ['community'],
  policy: 'community.take-part',
  query: ownCardReportsQuery,
  result: ownCardReportsAnswer,
});
