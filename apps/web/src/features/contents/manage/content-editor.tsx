import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices } from '#lib/app-services.ts';
import { contentText, errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { contentsKey, type Content } from '../shown/api.ts';
import { createContent, updateContent, type ContentWrite } from './api.ts';
import {
  EMPTY_DRAFT,
  findFaults,
  toDraft,
  toWrite,
  type ContentDraft,
  type DraftFaults,
} from './content-draft.ts';
import { ContentFields } from './content-fields.tsx';

export type ContentEditorProps = {
  /** The content to change; a new one without it. */
  content: Content | null;
  onClose: () => void;
};

/** Adds a content or changes one. A failure leaves every word where it is. */
export function ContentEditor({ content, onClose }: ContentEditorProps) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const [draft, setDraft] = useState<ContentDraft>(content ? toDraft(content) : EMPTY_DRAFT);
  const [faults, setFaults] = useState<DraftFaults | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
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
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={content ? t`Edit content` : t`Add content`}
      closeLabel={t`Close`}
      size="lg"
      keepOnOutsidePress
      footer={
        <>
          <Button variant="primary" size="lg" busy={save.isPending} onClick={submit}>
            {content ? t`Save` : t`Add`}
          </Button>
          <Button size="lg" variant="ghost" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </>
      }
    >
      <ContentFields
        draft={draft}
        faults={faults}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
    </Dialog>
  );
}
