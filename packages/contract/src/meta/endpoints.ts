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
  summary: 'What makes a list an archetype; the first rule that holds counts',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: gameParams,
  result: storedRules,
});

export const listOwnArchetypeProposals = endpoint('GET /api/games/:game/archetype-proposals', {
  operationId: 'listOwnArchetypeProposals',
  summary: 'The archetypes that you proposed, and what became of them',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  params: gameParams,
  result: archetypeProposals,
});

export const proposeArchetype = endpoint('POST /api/games/:game/archetype-proposals', {
  operationId: 'proposeArchetype',
  summary: 'Propose a rule by which lists are called an archetype; staff decide',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  params: gameParams,
  body: archetypeProposalBody,
  write: 'keyed',
});

export const listMetaWeeks = endpoint('GET /api/games/:game/meta/:window/weeks', {
  operationId: 'listMetaWeeks',
  summary: 'How often each archetype was played, week by week up to the end of a window',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: metaParams,
  result: metaWeeks,
});

export const listMetaFields = endpoint('GET /api/games/:game/meta/:window/fields', {
  operationId: 'listMetaFields',
  summary: 'What the last events of a venue, a series or an organizer were played with',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: metaParams,
  query: fieldsQuery,
  result: metaFields,
});

export const listMetaMatches = endpoint('GET /api/games/:game/meta/:window/matches', {
  operationId: 'listMetaMatches',
  summary: 'The newest matches of one archetype against another',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: metaParams,
  query: pairQuery,
  result: metaMatches,
});

export const getMetaArchetype = endpoint('GET /api/games/:game/meta/:window/archetype', {
  operationId: 'getMetaArchetype',
  summary: 'Lists, cards, variants and pilots of one archetype',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: metaParams,
  query: archetypeQuery,
  result: metaArchetype,
});

export const listMetaWindows = endpoint('GET /api/games/:game/meta', {
  operationId: 'listMetaWindows',
  summary: 'Times of one set and rule set with what was counted in them',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: gameParams,
  result: metaWindows,
});

export const getMeta = endpoint('GET /api/games/:game/meta/:window', {
  operationId: 'getMeta',
  summary: 'What was played and what won in one window',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: metaParams,
  result: metaFigures,
});
