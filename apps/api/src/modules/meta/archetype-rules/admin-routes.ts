import * as endpoints from '@deckframe/contract/meta/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { changeRules, previewRules, getState } from './service.ts';
import { listProposals } from './queries.ts';
import { decide, toProposal } from './proposals.ts';

const SHOWN = 50;

export function archetypeAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.getArchetypeRulesState, async (request) =>
    getState(db, request.params.game),
  );

  handle(app, endpoints.changeArchetypeRules, async (request) => {
    const { game } = request.params;
    const { checkOnly, ...change } = request.body;
    if (!checkOnly) return memberWrite(request, (write) => changeRules(write, game, change));
    const state = await getState(db, game);
    return { ...state, preview: await previewRules(db, game, change.rules) };
  });

  handle(app, endpoints.listArchetypeProposals, async (request) => {
    const rows = await listProposals(db, request.params.game, SHOWN);
    return { proposals: rows.map(toProposal) };
  });

  handle(app, endpoints.decideArchetypeProposal, async (request) => {
    const { game, proposalId: id } = request.params;
    await memberWrite(request, (write) => decide(write, { game, id }, request.body));
  });
}
