import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Redis } from 'ioredis';

/** A hint that something has changed; whoever cares reads it anew. Never private data. */
export type LiveHint = {
  type: 'like' | 'comment' | 'exp' | 'follow' | 'mail' | 'trade' | 'config' | 'tournament';
  topic: string;
  /** Of a tournament: the number of its last entry. */
  seq?: number;
};

type Listener = (hint: LiveHint) => void;

export type LiveBus = {
  /** False where hints cannot travel between processes at the moment: callers poll instead. */
  isOpen(): boolean;
  /** To every process, after the commit of the write. Lost hints are found by the next read. */
  publish(type: LiveHint['type'], ...topics: string[]): void;
  /** The same of a tournament, whose log has come to this number. */
  publishSeq(topic: string, seq: number): void;
  /** Calls `listener` until the returned function is called. */
  listen(topics: readonly string[], listener: Listener): () => void;
  /** Called when the way to the other processes breaks. */
  onClose(listener: () => void): void;
  stop(): void;
};

export const userTopic = (userId: UserId): string => `user/${userId}`;
/** What concerns many members at once. */
export const MEMBERS_TOPIC = 'members';
/** What concerns everybody who looks at a game. */
export const gameTopic = (game: string): string => `game/${game}`;
export const deckTopic = (game: string, deckId: string): string => `deck/${game}/${deckId}`;
export const cardTopic = (game: string, card: string): string => `card/${game}/${card}`;

export const tournamentTopic = (game: string, id: string): string => `tournament/${game}/${id}`;

const CHANNEL = 'live';

/**
 * One channel for all: a hint is some fifty bytes, and a process would listen to most topics of a
 * busy site anyway.
 */
export function createLiveBus(redis: Redis | null): LiveBus {
  const listeners = new Map<string, Set<Listener>>();
  const closers = new Set<() => void>();
  const subscriber = redis?.duplicate({ autoResubscribe: false });
  let isOpen = false;
  // What goes wrong is told by the shared connection already.
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
    const hint = JSON.parse(message) as LiveHint;
    for (const listener of listeners.get(hint.topic) ?? []) listener(hint);
  });

  const send = (hint: LiveHint): void => {
    redis?.publish(CHANNEL, JSON.stringify(hint)).catch(() => undefined);
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
