import { idempotencyHeaders } from '@deckframe/contract/params';
import { writingRulesChange, writingRulesState } from '@deckframe/contract/site/writing-rules';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { changeRules, getRulesState } from './service.ts';

const PATH = '/api/admin/writing-rules';
const tags = ['administration'];
const policy = 'writingRules.manage';

export function writingRulesAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    PATH,
    {
      config: { policy },
      schema: {
        operationId: 'getWritingRules',
        summary: 'What members may not write or link to, and what new members may do',
        tags,
        response: { 200: writingRulesState },
      },
    },
    async () => getRulesState(db),
  );

  app.put(
    PATH,
    {
      config: { policy, proof: 'session' },
      schema: {
        operationId: 'changeWritingRules',
        summary: 'Change these rules, from the version that was read; they count at once',
        tags,
        headers: idempotencyHeaders,
        body: writingRulesChange,
        response: { 200: writingRulesState },
      },
    },
    async (request) => memberWrite(request, (write) => changeRules(write, request.body)),
  );
}
