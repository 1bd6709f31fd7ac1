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
  summary: 'What makes a list an archetype, and how far the worker is with it',
  tags: ['administration'],
  policy: 'archetypes.manage',
  params: gameParams,
  result: archetypeRulesState,
});

export const changeArchetypeRules = endpoint('PUT /api/admin/games/:game/archetype-rules', {
  operationId: 'changeArchetypeRules',
  summary: 'Change these rules, from the version that was read, or see what that would change',
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
  summary: 'Archetypes that members propose, those that wait first',
  tags: ['administration'],
  policy: 'archetypes.manage',
  params: gameParams,
  result: archetypeProposals,
});

export const decideArchetypeProposal = endpoint(
  'POST /api/admin/games/:game/archetype-proposals/:proposalId/decision',
  {
    operationId: 'decideArchetypeProposal',
    summary: 'Take a proposal up as the last rule, or decline it',
    tags: ['administration'],
    policy: 'archetypes.manage',
    proof: 'session',
    params: proposalParams,
    body: proposalDecision,
    write: 'keyed',
  },
);
