import * as endpoints from '@deckframe/contract/site/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { toAddressKey } from '../../../lib/address-key.ts';
import { AppError } from '../../../lib/app-error.ts';
import { handle } from '../../../lib/handle.ts';
import {
  cardTopic,
  deckTopic,
  gameTopic,
  MEMBERS_TOPIC,
  tournamentTopic,
  userTopic,
} from '../../../lib/live-bus.ts';
import { findPublishedCard } from '../../cards/catalogue/service.ts';
import { getReadableDeck } from '../../decks/decks/reading-service.ts';
import { requireTournamentFacts } from '../../tournaments/desk/reading-service.ts';
import { createStreams } from './streams.ts';

export function liveRoutes(app: App, { clock, drain, env, games, live, db }: AppServices): void {
  const streams = createStreams({ clock, drain, max: env.MAX_STREAMS });
  live.onClose(() => streams.endAll());
  app.addHook('preClose', async () => streams.stop());

  handle(
    app,
    endpoints.listenLive,
    async (request, reply) => {
      const user = await request.findUser();
      const caller = user === null ? { address: toAddressKey(request.ip) } : { userId: user.id };
      const refuseFull = (): void => {
        if (!live.isOpen() || streams.isFull(caller)) throw new AppError('LIVE_OFF');
      };
      refuseFull();
      const { game = '', deck, card, tournament } = request.query;
      const topics = (game === '' ? games.ids : [game]).map(gameTopic);
      if (user !== null) topics.push(userTopic(user.id), MEMBERS_TOPIC);
      if (deck !== undefined) {
        const row = await getReadableDeck(db, game, deck, () => request.findUser());
        topics.push(deckTopic(game, row.id));
      }
      if (card !== undefined) {
        const row = await findPublishedCard(db, game, card);
        if (row === undefined) throw new AppError('CARD_NOT_FOUND');
        topics.push(cardTopic(game, row.originalid));
      }
      if (tournament !== undefined) {
        await requireTournamentFacts(db, { game, id: tournament }, user);
        topics.push(tournamentTopic(game, tournament));
      }
      refuseFull();
      const headers = reply.getHeaders();
      reply.hijack();
      const stream = streams.open(caller, reply.raw, headers);
      stream.onEnd(live.listen(topics, (hint) => stream.send(hint)));
    },
    { config: { isStream: true } },
  );
}
