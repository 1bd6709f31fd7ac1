import * as endpoints from '@deckframe/contract/cards/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { CARD_REPORT_LIMIT, getOwnReports, getReportsOfCard, reportCard } from './service.ts';

export function cardReportRoutes(app: App, { db, env, memberWrite }: AppServices): void {
  handle(app, endpoints.reportCard, async (request) => {
    const said = { ...request.body, game: request.params.game };
    return memberWrite(request, (write) => reportCard(write.db, env, write.user, said), {
      limits: [CARD_REPORT_LIMIT],
    });
  });

  handle(app, endpoints.getReportsOfCard, async (request) => {
    const { id } = await requireUser(request);
    return getReportsOfCard(db, id, request.params.game, request.params.cardno);
  });

  handle(app, endpoints.listOwnCardReports, async (request) =>
    getOwnReports(db, (await requireUser(request)).id, request.query.before),
  );
}
