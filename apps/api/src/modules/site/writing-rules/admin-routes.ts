import * as endpoints from '@deckframe/contract/site/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { changeRules, getRulesState } from './service.ts';

export function writingRulesAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.getWritingRules, async () => getRulesState(db));

  handle(app, endpoints.changeWritingRules, async (request) =>
    memberWrite(request, (write) => changeRules(write, request.body)),
  );
}
