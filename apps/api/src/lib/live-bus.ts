import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Redis } from 'ioredis';
import { z } from 'zod';

/** A hint that something changed, without private data. Receivers refetch. */
export type LiveHint = {
  type: 'like' | 'comment' | 'exp' | 'follow' | 'mail' | 'trade' | 'config' | 'tournament';
  topic: string;
  /** For tournaments: the number of the last log entry. */
  seq?: number;
};

type Listener = (hint: LiveHint) => void;

export type LiveBus = {
  /** False if hints cannot reach other processes; clients then poll. */
  isOpen(): boolean;
  /** Publishes a hint to all processes after the commit. A lost hint only delays pages. */
  publish(type: LiveHint['type'], ...topics: string[]): void;
  /** Publishes a tournament's log number. */
  publishSeq(topic: string, seq: number): void;
  /** Calls `listener` for hints until unsubscribed. */
  listen(topics: readonly string[], listener: Listener): () => void;
  /** Called when the connection to the other processes breaks. */
  onClose(listener: () => void): void;
  stop(): void;
};

export const userTopic = (userId: UserId): string => `user/${userId}`;
/** Topic for all members. */
export const MEMBERS_TOPIC = 'members';
/** Topic for everybody who views a game. */
export const gameTopic = (game: string): string => `game/${game}`;
export const deckTopic = (game: string, deckId: string): string => `deck/${game}/${deckId}`;
export const cardTopic = (game: string, card: string): string => `card/${game}/${card}`;

export const tournamentTopic = (game: string, id: string): string => `tournament/${game}/${id}`;

const CHANNEL = 'live';

const hintSchema = z.strictObject({
  type: z.enum(['like', 'comment', 'exp', 'follow', 'mail', 'trade', 'config', 'tournament']),
  topic: z.string().max(200),
  seq: z.int().nonnegative().optional(),
});

/** Redis may be shared with others: a message that is no hint of ours is dropped. */
function readHint(message: string): LiveHint | undefined {
  try {
    const { seq, ...hint } = hintSchema.parse(JSON.parse(message));
    return seq === undefined ? hint : { ...hint, seq };
  } catch {
    return undefined;
  }
}

/**
 * Uses one Redis channel, because hints are small and a busy process needs most topics anyway.
 * Without Redis hints stay in this process, which is then the only one.
 */
export function createLiveBus(redis: Redis | null): LiveBus {
  const listeners = new Map<string, Set<Listener>>();
  const closers = new Set<() => void>();
  const subscriber = redis?.duplicate({ autoResubscribe: false });
  let isOpen = redis === null;
  const deliver = (hint: LiveHint): void => {
    for (const listener of listeners.get(hint.topic) ?? []) listener(hint);
  };
  // The shared connection already logs the error.
  subscriber?.on('error', () => undefined);
  subscriber?.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(
      () => (isOpen = true),
      () => subscriber.disconnect(true),
    );
  });
  subscriber?.on('close', () => {
    isOpen = false;
    for (const close of closers) close();
  });
  subscriber?.on('message', (_channel, message) => {
    const hint = readHint(message);
    if (hint !== undefined) deliver(hint);
  });

  const send = (hint: LiveHint): void => {
    if (redis === null) deliver(hint);
    else redis.publish(CHANNEL, JSON.stringify(hint)).catch(() => undefined);
  };

  return {
    isOpen: () => isOpen,
    publish(type, ...topics) {
      for (const topic of topics) send({ type, topic });
    },
    publishSeq: (topic, seq) => send({ type: 'tournament', topic, seq }),
    listen(topics, listener) {
      for (const topic of topics) {
        const set = listeners.get(topic) ?? new Set();
        listeners.set(topic, set.add(listener));
      }
      return () => {
        for (const topic of topics) {
          const set = listeners.get(topic);
          set?.delete(listener);
          if (set?.size === 0) listeners.delete(topic);
        }
      };
    },
    onClose: (listener) => void closers.add(listener),
    stop: () => subscriber?.disconnect(),
  };
}
