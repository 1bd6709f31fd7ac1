import { isContentCreator } from '@deckframe/domain/accounts/access/roles';
import { useLingui } from '@lingui/react/macro';
import { Plus, Pencil, Trash2 } from 'lucide-react';
import { useState, useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '#lib/api-error.ts';
import { apiQuery, readsOf } from '#lib/api-query.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { contentText, errorText } from '#lib/message-text.ts';
import { useApiWrite, useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import {
  CONTENT_READS,
  contentQuery,
  OWN_CONTENTS,
  type Content,
  type ContentSummary,
} from '../shown/api.ts';
import { ContentKind } from '../shown/content-kind.tsx';
import { ContentTitle } from '../shown/content-title.tsx';
import type { ContentWrite } from './api.ts';
import {
  EMPTY_DRAFT,
  findFaults,
  toDraft,
  toWrite,
  type ContentDraft,
  type DraftFaults,
} from './content-draft.ts';
import { ContentFields } from './content-fields.tsx';
import './content-manager.css';

type ContentEditorProps = {
  /** The content to edit; null for a new one. */
  content: Content | null;
  onClose: () => void;
};

function ContentEditor({ content, onClose }: ContentEditorProps) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const [initial] = useState<ContentDraft>(() => (content ? toDraft(content) : EMPTY_DRAFT));
  const [draft, setDraft] = useState(initial);
  const [faults, setFaults] = useState<DraftFaults | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const game = config.gameid;
  const save = useWrite({
    send: (body: ContentWrite, key) =>
      content
        ? api('PUT /api/games/:game/contents/:contentId', {
            params: { game, contentId: content.id },
            key,
            version: content.version,
            body,
          })
        : api('POST /api/games/:game/contents', { params: { game }, key, body }),
    invalidates: CONTENT_READS,
    done: () => {
      toasts.show({ kind: 'success', title: contentText(content ? 'updated' : 'created') });
      onClose();
    },
    failure: (error) => {
      setRefusal(errorText(error));
      const isConflict = error instanceof ApiError && error.code === 'VERSION_CONFLICT';
      if (isConflict) void client.invalidateQueries({ queryKey: readsOf(OWN_CONTENTS) });
      return null;
    },
  });
  const submit = () => {
    setRefusal(null);
    const found = findFaults(draft);
    const isFaulty = Object.values(found).includes(true);
    setFaults(isFaulty ? found : null);
    if (!isFaulty) save.mutate(toWrite(draft));
  };
  const leave = () => {
    if (JSON.stringify(draft) === JSON.stringify(initial)) onClose();
    else setLeaving(true);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && leave()}
      title={content ? t`Edit content` : t`Add content`}
      closeLabel={t`Close`}
      size="lg"
      keepOnOutsidePress
      footer={
        <>
          <Button variant="primary" size="lg" busy={save.isPending} onClick={submit}>
            {content ? t`Save` : t`Add`}
          </Button>
          <Button size="lg" variant="ghost" onClick={leave}>
            {t`Cancel`}
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <ContentFields
          draft={draft}
          faults={faults}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
      </div>
      {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={t`Close without saving?`}
        objectName={draft.name || t`Untitled`}
        description={t`What you have written since is gone then.`}
        confirmLabel={t`Discard`}
        cancelLabel={t`Keep writing`}
        onConfirm={onClose}
      />
    </Dialog>
  );
}

type OwnContentProps = {
  content: ContentSummary;
  /** Null if the member may no longer write. */
  onEdit: (() => void) | null;
  onDelete: () => void;
};

/** A row of the own list: title, visibility and actions. */
function OwnContent({ content, onEdit, onDelete }: OwnContentProps) {
  const { t, i18n } = useLingui();
  const { moderation, name, publishAt, state, thumbnail } = content;
  const moment =
    publishAt === null ? '' : i18n.date(publishAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="own-content">
      {thumbnail !== null && <img src={thumbnail} alt="" width={92} height={52} loading="lazy" />}
      <div className="own-content__words">
        <b className="own-content__name">
          <ContentTitle content={content} />
        </b>
        <span className="own-content__facts">
          <ContentKind {...content} />
          {state === 'draft' && <Tag>{t`Draft`}</Tag>}
          {state === 'scheduled' && <Tag tone="accent">{t`Scheduled for ${moment}`}</Tag>}
          {state === 'published' && !moderation && <Tag tone="ok">{t`Public`}</Tag>}
          {moderation && <Tag tone="danger">{t`Hidden by a moderator`}</Tag>}
        </span>
        {moderation && (
          <p className="own-content__reason">
            <span>{moderation.reason}</span>{' '}
            <Link
              to="/articles/$contentId"
              params={{ contentId: content.id }}
              className={linkClassName('inline')}
            >{t`See it and appeal`}</Link>
          </p>
        )}
      </div>
      {onEdit && (
        <IconButton label={t`Edit ${name}`} icon={<Pencil size={16} />} onClick={onEdit} />
      )}
      <IconButton label={t`Delete ${name}`} icon={<Trash2 size={16} />} onClick={onDelete} />
    </li>
  );
}

const LIST_HEIGHT = 220;

/** The member's own contents: drafts, scheduled, public, and hidden by a moderator. */
export function ContentManager() {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const user = useUser();
  const mayWrite = isContentCreator(user?.roles ?? []);
  const [editing, setEditing] = useState<Content | 'new' | null>(null);
  const [deleting, setDeleting] = useState<ContentSummary | null>(null);
  const query = useQuery(apiQuery(OWN_CONTENTS, { params: { game } }, { as: user?.id }));
  const { data } = query;
  const open = useOpenContent(setEditing);
  // Former creators can still delete.
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
      {!data && (
        <QueryPanel
          query={query}
          title={t`Your contents did not load`}
          pending={<Skeleton height={LIST_HEIGHT} width="100%" />}
        />
      )}
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

/** Texts load when a content is opened. */
function useOpenContent(onOpen: (content: Content) => void) {
  const { gameid: game } = useGameConfig();
  const userId = useUser()?.id;
  const client = useQueryClient();
  return async (id: string): Promise<void> => {
    try {
      onOpen(await client.fetchQuery({ ...contentQuery(game, id, userId), staleTime: 0 }));
    } catch (error) {
      toasts.show({ kind: 'error', title: errorText(error) });
    }
  };
}

function DeleteContent({ content, onClose }: { content: ContentSummary; onClose: () => void }) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const remove = useApiWrite('DELETE /api/games/:game/contents/:contentId', {
    invalidates: CONTENT_READS,
    done: () => {
      toasts.show({ kind: 'success', title: contentText('deleted') });
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
      onConfirm={() => remove.mutate({ params: { game, contentId: content.id } })}
    />
  );
}
