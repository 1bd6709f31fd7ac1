import { useQuery } from '@tanstack/react-query';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { foldersQuery } from './api.ts';

/** A member's folders, and how many decks lie in each. */
export function useFolders() {
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  return useQuery(foldersQuery(api, game, useUser()?.id));
}
