import { isContentCreator } from '@deckframe/domain/accounts/access/roles';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { contentText, errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import {
  contentQuery,
  contentsKey,
  type Content,
  type ContentSummary,
} from '../../creators/contents/shown/api.ts';
import { deleteContent, ownContentsQuery } from '../../creators/contents/manage/api.ts';
import { ContentEditor } from './content-editor.tsx';
import { OwnContent } from './own-content.tsx';
import '../../creators/contents/manage/content-manager.css';

const LIST_HEIGHT = 220;

/** One's own contents: drafts, planned and public ones, and what a moderator has hidden. */
export function ContentManager() {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const mayWrite = isContentCreator(useUser()?.roles ?? []);
  const [editing, setEditing] = useState<Content | 'new' | null>(null);
  const [deleting, setDeleting] = useState<ContentSummary | null>(null);
  const { data, error, refetch, isFetching } = useQuery(ownContentsQuery(api, config.gameid));
  const open = useOpenContent(setEditing);
  // Whoever has lost the role still sees and deletes what there is.
  if (!mayWrite && !data?.contents.length) return null;
  return (
    <Panel
      heading={t`My content`}
      aside={
        mayWrite && (
          <Button variant="primary" icon={<Plus size={15} />} onClick={() => setEditing('new')}>
            {t`Add content`}
          </Button>
        )
      }
    >
      {error && !data && (
        <ErrorState
          title={t`Your contents did not load`}
          message={errorText(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <Skeleton height={LIST_HEIGHT} width="100%" />}
      {data?.contents.length === 0 && (
        <EmptyState title={t`Nothing here yet`}>
          {t`Add a video, a guide or an article of your own. It shows on your profile, on the page of its deck and in Articles.`}
        </EmptyState>
      )}
      <ul className="own-contents">
        {data?.contents.map((content) => (
          <OwnContent
            key={content.id}
            content={content}
            onEdit={mayWrite ? () => void open(content.id) : null}
            onDelete={() => setDeleting(content)}
          />
        ))}
      </ul>
      {editing !== null && (
        <ContentEditor
          content={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
      {deleting && <DeleteContent content={deleting} onClose={() => setDeleting(null)} />}
    </Panel>
  );
}

/** The list has no texts: they are fetched, fresh, when one is opened. */
function useOpenContent(onOpen: (content: Content) => void) {
  const { api, config } = useAppServices();
  const client = useQueryClient();
  return async (id: string): Promise<void> => {
    try {
      onOpen(await client.fetchQuery({ ...contentQuery(api, config.gameid, id), staleTime: 0 }));
    } catch (error) {
      toasts.show({ kind: 'error', title: errorText(error) });
    }
  };
}

function DeleteContent({ content, onClose }: { content: ContentSummary; onClose: () => void }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const game = config.gameid;
  const remove = useWrite({
    send: (_input: undefined, key) => deleteContent(api, { game, contentId: content.id }, key),
    done: () => {
      toasts.show({ kind: 'success', title: contentText('deleted') });
      void client.invalidateQueries({ queryKey: contentsKey(game) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Delete this content?`}
      objectName={content.name}
      description={t`It cannot be brought back.`}
      confirmLabel={t`Delete`}
      cancelLabel={t`Cancel`}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined)}
    />
  );
}
