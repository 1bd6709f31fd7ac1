import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { createContext, useContext } from 'react';
import type { CallApi } from './api-client.ts';
import type { SessionUser } from './session-user.ts';
import type { SessionWatch } from './session-watch.ts';
import { useValue } from './use-value.ts';
import type { ValueStore } from './value-store.ts';

/** Dialogs of the shell that any page may open. */
export type ShellDialog = 'palette' | 'keys' | 'menu';

/** Services created at start-up. */
export interface AppServices {
  readonly config: PublicGameConfig;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly api: CallApi;
  readonly session: ValueStore<SessionUser | null>;
  readonly sessionWatch: SessionWatch;
  readonly openDialog: ValueStore<ShellDialog | null>;
  readonly late: LateServices;
}

type CreateService<Service = unknown> = (services: AppServices) => Service;

/** Services of the app by the function that creates them. */
export type LateServices = Map<CreateService, unknown>;

const AppServicesContext = createContext<AppServices | null>(null);

export const AppServicesProvider = AppServicesContext.Provider;

export function useAppServices(): AppServices {
  const services = useContext(AppServicesContext);
  if (!services) throw new Error('AppServicesProvider is missing.');
  return services;
}

/** Returns a service of the app that is created on first use, so that the first load does not contain it. */
export function useLateService<Service>(create: CreateService<Service>): Service {
  return lateService(useAppServices(), create);
}

export function lateService<Service>(
  services: AppServices,
  create: CreateService<Service>,
): Service {
  const { late } = services;
  if (!late.has(create)) late.set(create, create(services));
  return late.get(create) as Service;
}

export function useGameConfig(): PublicGameConfig {
  return useAppServices().config;
}

/** AUTH-03: logged in means that there is a user with an id. */
export function useUser(): SessionUser | null {
  return useValue(useAppServices().session);
}
