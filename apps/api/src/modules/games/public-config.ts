import type { MaintenanceState } from '@deckframe/contract/site/maintenance';
import type { GameConfig, PublicGameConfig } from '@deckframe/domain/game-config';
import { encodeBody, type EncodedBody } from '../../lib/encoded-body.ts';

export type PublicConfigs = { get(config: GameConfig, state: MaintenanceState): EncodedBody };

/** Written and compressed once per config and state of the lock, not once per request. */
export function createPublicConfigs(): PublicConfigs {
  const cached = new Map<string, { of: GameConfig; key: string; body: EncodedBody }>();
  return {
    get(config, state) {
      const key = `${state.locked}:${state.version}:${state.message}`;
      const entry = cached.get(config.gameid);
      if (entry?.of === config && entry.key === key) return entry.body;
      const body = encodeBody(JSON.stringify(toPublicConfig(config, state)));
      cached.set(config.gameid, { of: config, key, body });
      return body;
    },
  };
}

/** The config and the state of the lock; the code exists nowhere in it. */
function toPublicConfig(config: GameConfig, state: MaintenanceState): PublicGameConfig {
  const { archetypes: _, ...shown } = config;
  return {
    ...shown,
    maintenanceLocked: state.locked,
    maintenanceMessage: state.message === '' ? null : state.message,
  };
}
