import { auditAnswer, auditQuery } from '@deckframe/contract/staff/audit';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { getEntries } from './service.ts';

export function auditAdminRoutes(app: App, { db }: AppServices): void {
  app.get(
    '/api/admin/audit',
    {
      config: { policy: 'audit.read' },
      schema: {
        operationId: 'listAudit',
        summary: 'What was done, by whom, and what it was before; the newest first',
        tags: ['administration'],
        querystring: auditQuery,
        response: { 200: auditAnswer },
      },
    },
    async (request) => getEntries(db, request.query),
  );
}
