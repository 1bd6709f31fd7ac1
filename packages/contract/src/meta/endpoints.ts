import { endpoint } from '../endpoint.ts';
import { gameParams } from '../params.ts';
import { archetypeProposalBody, archetypeProposals, storedRules } from './archetype-rules.ts';
import {
  archetypeQuery,
  fieldsQuery,
  metaArchetype,
  metaFields,
  metaFigures,
  metaMatches,
  metaParams,
  metaWeeks,
  metaWindows,
  pairQuery,
} from './meta.ts';

export const listArchetypeRules = endpoint('GET /api/games/:game/archetype-rules', {
  operationId: 'listArchetypeRules',
  summary: 'Read the archetype rules; the first matching rule applies',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: gameParams,
  result: storedRules,
});

export const listOwnArchetypeProposals = endpoint('GET /api/games/:game/archetype-proposals', {
  operationId: 'listOwnArchetypeProposals',
  summary: 'List the archetypes you proposed with their outcome',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  params: gameParams,
  result: archetypeProposals,
});

export const proposeArchetype = endpoint('POST /api/games/:game/archetype-proposals', {
  operationId: 'proposeArchetype',
  summary: 'Propose an archetype rule to the staff',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  params: gameParams,
  body: archetypeProposalBody,
  write: 'keyed',
});

export const listMetaWeeks = endpoint('GET /api/games/:game/meta/:window/weeks', {
  operationId: 'listMetaWeeks',
  summary: 'Count plays per archetype and week up to the end of a window',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: metaParams,
  result: metaWeeks,
});

export const listMetaFields = endpoint('GET /api/games/:game/meta/:window/fields', {
  operationId: 'listMetaFields',
  summary: 'Count the archetypes in recent events of a venue, series or organizer',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: metaParams,
  query: fieldsQuery,
  result: metaFields,
});

export const listMetaMatches = endpoint('GET /api/games/:game/meta/:window/matches', {
  operationId: 'listMetaMatches',
  summary: 'List the newest matches between two archetypes',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: metaParams,
  query: pairQuery,
  result: metaMatches,
});

export const getMetaArchetype = endpoint('GET /api/games/:game/meta/:window/archetype', {
  operationId: 'getMetaArchetype',
  summary: 'Read the lists, cards, variants and pilots of an archetype',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: metaParams,
  query: archetypeQuery,
  result: metaArchetype,
});

export const listMetaWindows = endpoint('GET /api/games/:game/meta', {
  operationId: 'listMetaWindows',
  summary: 'List the windows of one set and rule set with their counts',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: gameParams,
  result: metaWindows,
});

export const getMeta = endpoint('GET /api/games/:game/meta/:window', {
  operationId: 'getMeta',
  summary: 'Read plays and wins in one window',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: metaParams,
  result: metaFigures,
});
