import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { createContext, useContext } from 'react';
import type { CallApi } from './api-client.ts';
import type { SessionUser } from './session-user.ts';
import type { SessionWatch } from './session-watch.ts';
import { useValue } from './use-value.ts';
import type { ValueStore } from './value-store.ts';

/** The windows of the shell that any page may open. */
export type ShellDialog = 'palette' | 'keys' | 'menu';

/** What start-up made and every page may use. */
export interface AppServices {
  readonly config: PublicGameConfig;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly api: CallApi;
  readonly session: ValueStore<SessionUser | null>;
  readonly sessionWatch: SessionWatch;
  readonly openDialog: ValueStore<ShellDialog | null>;
}

const AppServicesContext = createContext<AppServices | null>(null);

export const AppServicesProvider = AppServicesContext.Provider;

export function useAppServices(): AppServices {
  const services = useContext(AppServicesContext);
  if (!services) throw new Error('AppServicesProvider is missing.');
  return services;
}

export function useGameConfig(): PublicGameConfig {
  return useAppServices().config;
}

/** AUTH-03: logged in means that there is a user with an id. */
export function useUser(): SessionUser | null {
  return useValue(useAppServices().session);
}
