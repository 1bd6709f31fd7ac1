import { type Verdict, applyEntry, replay } from '@deckframe/domain/tournaments/desk/replay';
import type { Command, Entry } from '@deckframe/domain/tournaments/desk/command';
import { type Desk, type DeskMatch, isOpen } from '@deckframe/domain/tournaments/desk/desk';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import { listResults } from '@deckframe/domain/tournaments/match-result';
import { fitStructure } from '@deckframe/domain/tournaments/presets/check-structure';
import { PRESETS } from '@deckframe/domain/tournaments/presets/presets';
import { useEffect, useState } from 'react';
import { createValueStore } from '#lib/value-store.ts';
import { createWriteKey } from '#lib/write/send-write.ts';
import type { DeskView } from '../api.ts';
import type { DeskStore, DeskState } from '../desk-store.ts';

const NAMES = [
  'Amaranth',
  'Bexley',
  'Corvin',
  'Farrier',
  'Isaura',
  'Kestra',
  'Marisol',
  'Northwind',
  'Oren',
  'Pallas',
  'Quillon',
  'Solene',
];

/** Twelve invented players; two have not come yet. */
function makeDemoView(name: string): DeskView {
  return {
    name,
    status: 'open',
    structure: { ...fitStructure(PRESETS.bestOfThree, NAMES.length) },
    role: 'organiser',
    player: null,
    players: NAMES.map((player, place) => ({
      id: `demo-${place + 1}`,
      name: player,
      list: null,
      code: null,
      ticket: null,
      status: place < NAMES.length - 2 ? 'checked_in' : 'registered',
    })),
    staff: [],
  };
}

const CALLS = 0.12;
const LIES = 0.15;

/** Returns a bot's next command; table 1 is skipped. */
function nextBotCommand(desk: Desk, chance: () => number): Command | null {
  const round = desk.rounds.length;
  const open = desk.rounds.at(-1)?.matches.filter(isPlaying) ?? [];
  const match = open[Math.floor(chance() * open.length)];
  if (!match) return null;
  const at = { round, table: match.table };
  if (match.calledAt === null && chance() < CALLS) return { kind: 'call', ...at, open: true };
  const { a, b } = match.reports;
  const results = listResults(3);
  const result = results[Math.floor(chance() * results.length)];
  if (!result) return null;
  if (a === null && b === null) return { kind: 'report', ...at, side: 'a', result };
  const told = a ?? b ?? result;
  return {
    kind: 'report',
    ...at,
    side: a === null ? 'a' : 'b',
    result: chance() < LIES ? result : told,
  };
}

/** Table 1 is for the user, to enter a result; two contradicting reports wait for a judge. */
const isPlaying = (match: DeskMatch): boolean =>
  isOpen(match) && match.b !== null && match.disputed.length === 0 && match.table > 1;

const DESK = 'demo-desk';
const BOTS = 'demo-bots';

type DemoStore = DeskStore & { readonly stepBots: () => void };

/** Practice desk without storage and network. */
export function createDemoStore(name: string, chance: () => number): DemoStore {
  const view = makeDemoView(name);
  let log: readonly Entry[] = [];
  const shown = (): DeskState => ({
    desk: replay(log),
    view,
    device: DESK,
    pending: [],
    refused: [],
    isOffline: false,
  });
  const state = createValueStore<DeskState | null>(shown());
  const enter = (device: string, command: Command): Verdict => {
    const desk = replay(log);
    const count = desk.next.get(device) ?? 1;
    const entry = { id: createWriteKey(), device, count, at: Date.now(), by: null, command };
    const verdict = applyEntry(desk, entry);
    if (verdict !== null) return verdict;
    log = [...log, entry];
    state.set(shown());
    return null;
  };
  return {
    state,
    failure: createValueStore<unknown>(null),
    act: (command) => enter(DESK, command),
    stepBots: () => {
      const command = nextBotCommand(replay(log), chance);
      if (command) enter(BOTS, command);
    },
    dismiss: () => {},
    sync: async () => {},
    close: () => {},
  };
}

const STEP_MS = 1500;

/** The practice event. Its players report and call while it is visible. */
export function useDemoStore(name: string): DeskStore {
  const [store] = useState(() => createDemoStore(name, seededNumbers(1)));
  useEffect(() => {
    const timer = setInterval(store.stepBots, STEP_MS);
    return () => clearInterval(timer);
  }, [store]);
  return store;
}
