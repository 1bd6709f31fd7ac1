import {
  applyConfigChanges,
  listConfigChanges,
  setConfigValue,
  type ConfigChange,
} from '@deckframe/domain/config-changes';
import { useState } from 'react';
import { sessionStore } from '#lib/browser-storage.ts';
import type { ConfigState } from './config-api.ts';
import type { ConfigMap, ConfigPath } from './schema.ts';

type Draft = { version: number; base: ConfigMap; config: ConfigMap };

export interface ConfigDraft extends Draft {
  readonly changes: readonly ConfigChange[];
  /** Changes that others saved since this draft began. */
  readonly theirs: readonly ConfigChange[];
  readonly isBehind: boolean;
  readonly set: (path: ConfigPath, value: unknown) => void;
  readonly discard: () => void;
  /** Restarts from the current config with these changes on top. */
  readonly reapply: (changes: readonly ConfigChange[]) => void;
}

const keyOf = (game: string): string => `configDraft_${game}`;

/** Unsaved changes, which survive a reload of this tab. */
export function useConfigDraft(state: ConfigState): ConfigDraft {
  const inForce: Draft = { version: state.version, base: state.config, config: state.config };
  const [stored, setStored] = useState<Draft>(() => readDraft(state.game) ?? inForce);
  const changed = listConfigChanges(stored.base, stored.config);
  const isDirty = changed.length > 0;
  // Without changes, the current config is shown.
  const draft = isDirty ? stored : inForce;
  const isBehind = draft.version !== state.version;
  const put = (next: Draft) => {
    setStored(next);
    if (next.config === next.base) sessionStore.remove(keyOf(state.game));
    else sessionStore.write(keyOf(state.game), JSON.stringify(next));
  };
  return {
    ...draft,
    changes: isDirty ? changed : [],
    theirs: isBehind ? listConfigChanges(draft.base, state.config) : [],
    isBehind,
    set: (path, value) =>
      put({ ...draft, config: setConfigValue(draft.config, path, value) as ConfigMap }),
    discard: () => put(inForce),
    reapply: (changes) =>
      put({ ...inForce, config: applyConfigChanges(state.config, changes) as ConfigMap }),
  };
}

function readDraft(game: string): Draft | null {
  return JSON.parse(sessionStore.read(keyOf(game)) ?? 'null') as Draft | null;
}
