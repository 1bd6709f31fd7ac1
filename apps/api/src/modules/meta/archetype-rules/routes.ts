import {
  archetypeProposalBody,
  archetypeProposals,
  storedRules,
} from '@deckframe/contract/meta/archetype-rules';
import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { listOwnProposals } from './queries.ts';
import { propose, PROPOSAL_LIMIT, toProposal } from './proposals.ts';
import { getState } from './service.ts';

const tags = ['tournaments'];
const PROPOSALS = '/api/games/:game/archetype-proposals';
const policy = 'tournaments.take-part';
const SHOWN = 20;

export function archetypeRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    '/api/games/:game/archetype-rules',
    {
      config: { policy: 'tournaments.read' },
      schema: {
        operationId: 'listArchetypeRules',
        summary: 'What makes a list an archetype; the first rule that holds counts',
        tags,
        params: gameParams,
        response: { 200: storedRules },
      },
    },
    async (request, reply) => {
      allowSharedCache(request, reply);
      const { rules } = await getState(db, request.params.game);
      return { rules };
    },
  );

  app.get(
    PROPOSALS,
    {
      config: { policy },
      schema: {
        operationId: 'listOwnArchetypeProposals',
        summary: 'The archetypes that you proposed, and what became of them',
        tags,
        params: gameParams,
        response: { 200: archetypeProposals },
      },
    },
    async (request) => {
      const { id } = await requireUser(request);
      const rows = await listOwnProposals(db, request.params.game, id, SHOWN);
      return { proposals: rows.map(toProposal) };
    },
  );

  app.post(
    PROPOSALS,
    {
      config: { policy },
      schema: {
        operationId: 'proposeArchetype',
        summary: 'Propose a rule by which lists are called an archetype; staff decide',
        tags,
        params: gameParams,
        headers: idempotencyHeaders,
        body: archetypeProposalBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { game } = request.params;
      reply.code(204);
      const limits = [PROPOSAL_LIMIT];
      await memberWrite(request, (write) => propose(write, game, request.body), { limits });
    },
  );
}
