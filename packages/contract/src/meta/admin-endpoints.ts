import { endpoint } from '../endpoint.ts';
import { gameParams } from '../params.ts';
import {
  archetypeProposals,
  archetypeRulesChange,
  archetypeRulesState,
  proposalDecision,
  proposalParams,
} from './archetype-rules.ts';

export const getArchetypeRulesState = endpoint('GET /api/admin/games/:game/archetype-rules', {
  operationId: 'getArchetypeRulesState',
  summary: 'Read the archetype rules and the worker’s progress',
  tags: ['administration'],
  policy: 'archetypes.manage',
  params: gameParams,
  result: archetypeRulesState,
});

export const changeArchetypeRules = endpoint('PUT /api/admin/games/:game/archetype-rules', {
  operationId: 'changeArchetypeRules',
  summary: 'Change the archetype rules, or preview the effect; needs the version that was read',
  tags: ['administration'],
  policy: 'archetypes.manage',
  proof: 'session',
  params: gameParams,
  body: archetypeRulesChange,
  result: archetypeRulesState,
  write: 'keyed',
});

export const listArchetypeProposals = endpoint('GET /api/admin/games/:game/archetype-proposals', {
  operationId: 'listArchetypeProposals',
  summary: 'List proposed archetypes, open ones first',
  tags: ['administration'],
  policy: 'archetypes.manage',
  params: gameParams,
  result: archetypeProposals,
});

export const decideArchetypeProposal = endpoint(
  'POST /api/admin/games/:game/archetype-proposals/:proposalId/decision',
  {
    operationId: 'decideArchetypeProposal',
    summary: 'Accept an archetype proposal as the last rule, or decline it',
    tags: ['administration'],
    policy: 'archetypes.manage',
    proof: 'session',
    params: proposalParams,
    body: proposalDecision,
    write: 'keyed',
  },
);
