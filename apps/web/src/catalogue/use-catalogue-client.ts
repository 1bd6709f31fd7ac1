import { type AppServices, useLateService } from '#lib/app-services.ts';
import { startCatalogue } from './start-catalogue.ts';
import type { CatalogueClient } from './worker/catalogue-client.ts';

export const createCatalogue = ({ config }: AppServices): CatalogueClient => startCatalogue(config);

export function useCatalogueClient(): CatalogueClient {
  return useLateService(createCatalogue);
}
