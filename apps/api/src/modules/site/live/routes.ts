import { liveQuery } from '@deckframe/contract/site/live';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { toAddressKey } from '../../../lib/address-key.ts';
import { AppError } from '../../../lib/app-error.ts';
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

  app.get(
    '/api/live',
    {
      config: { policy: 'live.listen', isStream: true },
      schema: {
        operationId: 'listenLive',
        summary:
          'Server-sent hints: something of yours, of this deck or card, or of the game has changed',
        description:
          'Each event is `{"type","topic"}`. Answers 503 while hints cannot travel: poll instead.',
        tags: ['community'],
        querystring: liveQuery,
        response: { 200: z.any().meta({ description: 'text/event-stream' }) },
      },
    },
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
      // Others may have come while this one was looked at.
      refuseFull();
      const headers = reply.getHeaders();
      reply.hijack();
      const stream = streams.open(caller, reply.raw, headers);
      stream.onEnd(live.listen(topics, (hint) => stream.send(hint)));
    },
  );
}
