import { can } from '@deckframe/domain/accounts/access/can';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '#lib/app-services.ts';
import { ownProfileQuery, profileQuery, type OwnProfile, type PublicProfile } from './api.ts';

export interface ProfileResult {
  readonly profile: PublicProfile | undefined;
  /** The same with private fields; null for other members. */
  readonly own: OwnProfile | null;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** One request: the public profile, or the own one for its owner. */
export function useProfile(userId: string): ProfileResult {
  const isOwn = can(useUser(), 'profile.edit', { ownerId: userId });
  const ownQuery = useQuery({ ...ownProfileQuery(userId), enabled: isOwn });
  const otherQuery = useQuery({ ...profileQuery(userId), enabled: !isOwn });
  const { data, error, isFetching, refetch } = isOwn ? ownQuery : otherQuery;
  return {
    profile: data,
    own: (isOwn && ownQuery.data) || null,
    error,
    isFetching,
    retry: () => void refetch(),
  };
}
