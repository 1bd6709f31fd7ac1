import { createContext, useContext } from 'react';
import type { CatalogueClient } from './worker/catalogue-client.ts';

const CatalogueContext = createContext<CatalogueClient | null>(null);

export const CatalogueProvider = CatalogueContext.Provider;

export function useCatalogueClient(): CatalogueClient {
  const client = useContext(CatalogueContext);
  if (!client) throw new Error('CatalogueProvider is missing.');
  return client;
}
