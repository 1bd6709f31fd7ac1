import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import {
  createCustomWrites,
  customKey,
  seriesLikeQuery,
  type CustomSeries,
} from '#features/creators/custom-cards/api.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { communityText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';

/** How many like the series, and one's own like. */
export function SeriesLike({ series }: { series: CustomSeries }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const user = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const options = seriesLikeQuery(api, config.gameid, series.id, user?.id);
  const { data } = useQuery(options);
  const like = useWrite({
    send: (isLiked: boolean, key) =>
      createCustomWrites(api, config.gameid).like(series.id, isLiked, key),
    done: ({ exp: _exp, ...state }) => {
      client.setQueryData(options.queryKey, state);
      void client.invalidateQueries({ queryKey: customKey(config.gameid) });
    },
    settled: () => void client.invalidateQueries({ queryKey: options.queryKey }),
  });
  const isLiked = data?.liked ?? false;
  const count = data?.likeCount ?? series.like_count;
  const press = () => {
    if (user) {
      like.mutate(!isLiked);
      return;
    }
    toasts.show({ kind: 'error', title: communityText('notSignedIn') });
    void navigate({ to: '/login' });
  };
  return (
    <Button
      icon={<Heart size={16} fill={isLiked ? 'currentColor' : 'none'} />}
      aria-pressed={isLiked}
      aria-label={t`Like, ${count} so far`}
      busy={like.isPending}
      onClick={press}
    >
      {count}
    </Button>
  );
}
