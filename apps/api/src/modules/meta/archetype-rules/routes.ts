import * as endpoints from '@deckframe/contract/meta/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { listOwnProposals } from './queries.ts';
import { propose, PROPOSAL_LIMIT, toProposal } from './proposals.ts';
import { getState } from './service.ts';

const SHOWN = 20;

export function archetypeRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.listArchetypeRules, async (request, reply) => {
    allowSharedCache(request, reply);
    const { rules } = await getState(db, request.params.game);
    return { rules };
  });

  handle(app, endpoints.listOwnArchetypeProposals, async (request) => {
    const { id } = await requireUser(request);
    const rows = await listOwnProposals(db, request.params.game, id, SHOWN);
    return { proposals: rows.map(toProposal) };
  });

  handle(app, endpoints.proposeArchetype, async (request) => {
    const { game } = request.params;
    const limits = [PROPOSAL_LIMIT];
    await memberWrite(request, (write) => propose(write, game, request.body), { limits });
  });
}
