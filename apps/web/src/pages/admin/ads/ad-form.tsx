import { AD_LIMITS, isSafeAdLink } from '@deckframe/domain/ads/house-ad';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ChangeEvent } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AdTerms, toMoment } from './ad-terms.tsx';
import { MANAGED_ADS_KEY, saveAd, type AdDraft, type ManagedAd } from './ads-api.ts';

type AdFormProps = { ad: ManagedAd | null; today: string; onClose: () => void };

/** An ad as it is written, with a look at what readers will see. */
export function AdForm({ ad, today, onClose }: AdFormProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const client = useQueryClient();
  const [draft, setDraft] = useState<AdDraft>(() => (ad ? toDraft(ad) : newDraft(today)));
  const { mutate, isPending } = useWrite<AdDraft, void>({
    send: (input, key) => saveAd(api, ad, input, key),
    done: async () => {
      await client.invalidateQueries({ queryKey: MANAGED_ADS_KEY });
      toasts.show({ kind: 'success', title: t`Ad saved.` });
      onClose();
    },
  });
  const set = (change: Partial<AdDraft>) => setDraft((before) => ({ ...before, ...change }));
  const text = (name: 'title' | 'text' | 'action' | 'link') => ({
    value: draft[name],
    maxLength: AD_LIMITS[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set({ [name]: event.target.value }),
  });
  const isLinkWrong = draft.link !== '' && !isSafeAdLink(draft.link);
  const isOrdered = draft.endsAt === null || draft.endsAt > draft.startsAt;
  const isWhole = [draft.title, draft.text, draft.action].every((words) => words.trim() !== '');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={ad ? t`Edit ad` : t`New ad`}
      closeLabel={t`Close`}
      size="lg"
      keepOnOutsidePress
    >
      <form
        className="ad-form"
        onSubmit={(event) => {
          event.preventDefault();
          mutate(draft);
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
          disabled={!isWhole || draft.link === '' || isLinkWrong || !isOrdered}
        >
          <Trans>Save</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

function AdPreview({ draft }: { draft: AdDraft }) {
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

function toDraft(ad: ManagedAd): AdDraft {
  const { game, kind, language, title, text, action, link, picture, startsAt, endsAt, weight } = ad;
  return { game, kind, language, title, text, action, link, picture, startsAt, endsAt, weight };
}

function newDraft(today: string): AdDraft {
  return {
    game: null,
    kind: 'announcement',
    language: null,
    title: '',
    text: '',
    action: '',
    link: '',
    picture: null,
    startsAt: toMoment(today),
    endsAt: null,
    weight: 10,
  };
}
