import {
  archetypeProposals,
  proposalDecision,
  proposalParams,
  archetypeRulesChange,
  archetypeRulesState,
} from '@deckframe/contract/meta/archetype-rules';
import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { changeRules, previewRules, getState } from './service.ts';
import { listProposals } from './queries.ts';
import { decide, toProposal } from './proposals.ts';

const RULES = '/api/admin/games/:game/archetype-rules';
const PROPOSALS = '/api/admin/games/:game/archetype-proposals';
const tags = ['administration'];
const policy = 'archetypes.manage';
const SHOWN = 50;

export function archetypeAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    RULES,
    {
      config: { policy },
      schema: {
        operationId: 'getArchetypeRulesState',
        summary: 'What makes a list an archetype, and how far the worker is with it',
        tags,
        params: gameParams,
        response: { 200: archetypeRulesState },
      },
    },
    async (request) => getState(db, request.params.game),
  );

  app.put(
    RULES,
    {
      config: { policy, proof: 'session' },
      schema: {
        operationId: 'changeArchetypeRules',
        summary:
          'Change these rules, from the version that was read, or see what that would change',
        tags,
        params: gameParams,
        headers: idempotencyHeaders,
        body: archetypeRulesChange,
        response: { 200: archetypeRulesState },
      },
    },
    async (request) => {
      const { game } = request.params;
      const { checkOnly, ...change } = request.body;
      if (!checkOnly) return memberWrite(request, (write) => changeRules(write, game, change));
      const state = await getState(db, game);
      return { ...state, preview: await previewRules(db, game, change.rules) };
    },
  );

  app.get(
    PROPOSALS,
    {
      config: { policy },
      schema: {
        operationId: 'listArchetypeProposals',
        summary: 'Archetypes that members propose, those that wait first',
        tags,
        params: gameParams,
        response: { 200: archetypeProposals },
      },
    },
    async (request) => {
      const rows = await listProposals(db, request.params.game, SHOWN);
      return { proposals: rows.map(toProposal) };
    },
  );

  app.post(
    `${PROPOSALS}/:proposalId/decision`,
    {
      config: { policy, proof: 'session' },
      schema: {
        operationId: 'decideArchetypeProposal',
        summary: 'Take a proposal up as the last rule, or decline it',
        tags,
        params: proposalParams,
        headers: idempotencyHeaders,
        body: proposalDecision,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { game, proposalId: id } = request.params;
      reply.code(204);
      await memberWrite(request, (write) => decide(write, { game, id }, request.body));
    },
  );
}
