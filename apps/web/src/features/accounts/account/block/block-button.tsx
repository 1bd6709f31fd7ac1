import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Ban, CircleSlash2 } from 'lucide-react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { block, BLOCKS, blocksQuery, unblock } from '../settings/settings-api.ts';
import { useAccountWrite } from '../settings/use-account-write.ts';

/** Blocks or unblocks a member. */
export function BlockButton({ userId, username }: { userId: string; username: string }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const blocks = useInfiniteQuery(blocksQuery(useUser()?.id));
  const isBlocked = blocks.data?.pages.some((page) =>
    page.blocks.some((entry) => entry.userId === userId),
  );
  const blocking = useAccountWrite({
    send: (_: void, key) => block(api, userId, key),
    changes: BLOCKS,
    doneText: t`${username} is blocked.`,
  });
  const unblocking = useAccountWrite({
    send: (_: void, key) => unblock(api, userId, key),
    changes: BLOCKS,
    doneText: t`Unblocked.`,
  });
  const write = isBlocked ? unblocking : blocking;
  const Icon = isBlocked ? CircleSlash2 : Ban;
  return (
    <IconButton
      variant="framed"
      label={isBlocked ? t`Unblock ${username}` : t`Block ${username}`}
      icon={<Icon size={16} aria-hidden="true" />}
      busy={write.isPending || blocks.isLoading}
      onClick={() => write.mutate()}
    />
  );
}
