import { createDraws, type Draws } from './draws.ts';
import type { Grammar, GrammarContext } from './grammar.ts';
import { createRandom, type Random } from './random.ts';
import type { Draft } from './world-card.ts';
import type { World } from './world-schema.ts';

/** Seed of the shipped demo worlds, so that they are the same everywhere. */
export const DEMO_SEED = 'deckframe';

export const DEMO_NOW = new Date('2026-11-15T12:00:00.000Z');

/** Shared state while one series is generated. */
export interface Workshop {
  world: World;
  grammar: Grammar;
  random: Random;
  draws: Draws;
}

export function contextFor(
  shop: Workshop,
  draft: Draft,
  refer: (name: string) => string | null = () => null,
): GrammarContext {
  return { random: shop.random, fields: draft.fields, refer };
}

export function createWorkshop(world: World, grammar: Grammar, seed: string): Workshop {
  const random = createRandom(seed);
  return { world, grammar, random, draws: createDraws(random) };
}
