import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserCheck, UserPlus } from 'lucide-react';
import { getData } from '#lib/api-client.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import type { components } from '#lib/openapi.gen.ts';
import { Button } from '#ui/button.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { writeHeader } from '../write-params.ts';

type FollowState = components['schemas']['FollowState'];
const PATH = '/api/users/{userId}/follow';

/** Nothing for visitors and on one's own profile. */
export function FollowButton({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const client = useQueryClient();
  const queryKey = ['follow', userId, user?.id];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<FollowState> =>
      getData(await api.GET(PATH, { params: { path: { userId } }, signal })),
    enabled: user !== null && user.id !== userId,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: async (follow: boolean): Promise<FollowState> => {
      const params = { path: { userId }, header: writeHeader() };
      return getData(await (follow ? api.PUT(PATH, { params }) : api.DELETE(PATH, { params })));
    },
    onSuccess: (state) => {
      client.setQueryData<FollowState>(queryKey, state);
      void client.invalidateQueries({ queryKey: ['profile', userId] });
    },
    onError: (error) => toasts.show({ kind: 'error', title: errorText(error) }),
  });
  if (!data) return null;
  const { following } = data;
  return (
    <Button
      variant={following ? 'secondary' : 'primary'}
      icon={following ? <UserCheck size={16} /> : <UserPlus size={16} />}
      aria-pressed={following}
      busy={isPending}
      onClick={() => mutate(!following)}
    >
      {following ? t`Following` : t`Follow`}
    </Button>
  );
}
