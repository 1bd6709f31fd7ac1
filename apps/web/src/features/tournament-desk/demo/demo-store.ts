import { applyEntry, type Verdict } from '@deckframe/domain/tournaments/desk/apply-entry';
import type { Command, Entry } from '@deckframe/domain/tournaments/desk/command';
import { replay } from '@deckframe/domain/tournament/desk/replay';
import { createValueStore } from '#lib/value-store.ts';
import { createWriteKey } from '#lib/write/write-key.ts';
import type { DeskState, DeskStore } from '../desk-store.ts';
import { nextBotCommand } from './bot-commands.ts';
import { makeDemoView } from './demo-view.ts';

const DESK = 'demo-desk';
const BOTS = 'demo-bots';

export type DemoStore = DeskStore & { readonly stepBots: () => void };

/** A desk of nobody's event: nothing is kept and nothing is sent. */
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
