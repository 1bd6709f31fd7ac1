import { useQuery } from '@tanstack/react-query';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { foldersQuery } from './api.ts';

/** A member's folders, with their number of decks. */
export function useFolders() {
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  return useQuery(foldersQuery(api, game, useUser()?.id));
}
