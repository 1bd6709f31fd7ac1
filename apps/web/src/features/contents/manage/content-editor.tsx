import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices } from '#lib/app-services.ts';
import { contentText, errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { contentsKey, type Content } from '../../creators/contents/shown/api.ts';
import {
  createContent,
  updateContent,
  type ContentWrite,
} from '../../creators/contents/manage/api.ts';
import {
  EMPTY_DRAFT,
  findFaults,
  toDraft,
  toWrite,
  type ContentDraft,
  type DraftFaults,
} from '../../creators/contents/manage/content-draft.ts';
import { ContentFields } from '../../creators/contents/manage/content-fields.tsx';

export type ContentEditorProps = {
  /** The content to change; a new one without it. */
  content: Content | null;
  onClose: () => void;
};

/** Adds a content or changes one. A failure leaves every word where it is, and so does closing. */
export function ContentEditor({ content, onClose }: ContentEditorProps) {
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
        ? updateContent(api, { game, contentId: content.id, version: content.version }, body, key)
        : createContent(api, game, body, key),
    done: () => {
      toasts.show({ kind: 'success', title: contentText(content ? 'updated' : 'created') });
      void client.invalidateQueries({ queryKey: contentsKey(game) });
      onClose();
    },
    failure: (error) => {
      setRefusal(errorText(error));
      const isConflict = error instanceof ApiError && error.code === 'VERSION_CONFLICT';
      if (isConflict) void client.invalidateQueries({ queryKey: contentsKey(game) });
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
