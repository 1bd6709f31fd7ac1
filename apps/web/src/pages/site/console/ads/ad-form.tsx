import { AD_LIMITS, isSafeAdLink } from '@deckframe/domain/site/ads/house-ad';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ChangeEvent } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { isWeight, newWords, toWords, type AdWords } from '../../../admin/ads/ad-draft.ts';
import { AdTerms } from '../../../admin/ads/ad-terms.tsx';
import { MANAGED_ADS_KEY, saveAd, type AdDraft, type ManagedAd } from './ads-api.ts';

type AdFormProps = { ad: ManagedAd | null; today: string; onClose: () => void };

/** An ad as it is written, with a look at what readers will see. Closing asks before words are lost. */
export function AdForm({ ad, today, onClose }: AdFormProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const client = useQueryClient();
  const [initial] = useState<AdWords>(() => (ad ? toWords(ad) : newWords(today)));
  const [draft, setDraft] = useState(initial);
  const [isLeaving, setLeaving] = useState(false);
  const { mutate, isPending } = useWrite<AdDraft, void>({
    send: (input, key) => saveAd(api, ad, input, key),
    done: async () => {
      await client.invalidateQueries({ queryKey: MANAGED_ADS_KEY });
      toasts.show({ kind: 'success', title: t`Ad saved.` });
      onClose();
    },
  });
  const set = (change: Partial<AdWords>) => setDraft((before) => ({ ...before, ...change }));
  const text = (name: 'title' | 'text' | 'action' | 'link') => ({
    value: draft[name],
    maxLength: AD_LIMITS[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set({ [name]: event.target.value }),
  });
  const isLinkWrong = draft.link !== '' && !isSafeAdLink(draft.link);
  const isOrdered = draft.endsAt === null || draft.endsAt > draft.startsAt;
  const isWhole = [draft.title, draft.text, draft.action].every((words) => words.trim() !== '');
  const { weight } = draft;
  const leave = () => {
    if (JSON.stringify(draft) === JSON.stringify(initial)) onClose();
    else setLeaving(true);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && leave()}
      title={ad ? t`Edit ad` : t`New ad`}
      closeLabel={t`Close`}
      size="lg"
      keepOnOutsidePress
    >
      <form
        className="ad-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWeight(weight)) mutate({ ...draft, weight });
        }}
      >
        <TextField label={t`Title`} {...text('title')} />
        <TextAreaField label={t`Text`} rows={2} {...text('text')} />
        <TextField label={t`Button`} {...text('action')} />
        <TextField
          label={t`Leads to`}
          hint={t`A page of ours such as /decklists, or an https address.`}
          error={isLinkWrong ? t`Not an address that ads may lead to.` : null}
          {...text('link')}
        />
        <AdTerms draft={draft} isOrdered={isOrdered} set={set} />
        <AdPreview draft={draft} />
        <Button
          type="submit"
          variant="primary"
          busy={isPending}
          disabled={!isWhole || draft.link === '' || isLinkWrong || !isOrdered || !isWeight(weight)}
        >
          <Trans>Save</Trans>
        </Button>
      </form>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={t`Close without saving?`}
        objectName={draft.title || t`Untitled`}
        description={t`What you have written since is gone then.`}
        confirmLabel={t`Discard`}
        cancelLabel={t`Keep writing`}
        onConfirm={onClose}
      />
    </Dialog>
  );
}

function AdPreview({ draft }: { draft: AdWords }) {
  const { t } = useLingui();
  return (
    <figure className="ad-preview">
      <figcaption>{t`What readers see`}</figcaption>
      <div className="ad-preview__box">
        <span className="ad-preview__label">{t`Ad`}</span>
        <span>
          <b>{draft.title || '…'}</b>
          <span>{draft.text || '…'}</span>
        </span>
        <span className="btn btn--secondary btn--sm">{draft.action || '…'}</span>
      </div>
    </figure>
  );
}
