import {
  AD_LIMITS,
  isSafeAdLink,
  AD_KINDS,
  MAX_AD_WEIGHT,
} from '@deckframe/domain/site/ads/house-ad';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ChangeEvent } from 'react';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField, TextField, SelectField } from '#ui/field.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { MANAGED_ADS, type AdDraft, type ManagedAd } from './ads-api.ts';

/** Form values of an ad: a number field can be empty. */
type AdWords = Omit<AdDraft, 'weight'> & { weight: number | null };

const toMoment = (day: string) => `${day}T00:00:00.000Z`;

function isWeight(weight: number | null): weight is number {
  return Number.isInteger(weight) && weight !== null && weight >= 1 && weight <= MAX_AD_WEIGHT;
}

function toWords(ad: ManagedAd): AdWords {
  const { game, kind, language, title, text, action, link, picture, startsAt, endsAt, weight } = ad;
  return { game, kind, language, title, text, action, link, picture, startsAt, endsAt, weight };
}

function newWords(today: string): AdWords {
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

type AdTermsProps = {
  draft: AdWords;
  isOrdered: boolean;
  set: (change: Partial<AdWords>) => void;
};

const DAY_LENGTH = 10;

/** Audience, weight and time of an ad. */
function AdTerms({ draft, isOrdered, set }: AdTermsProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const kinds = { announcement: t`Announcement`, event: t`Event`, deck: t`Deck` };
  return (
    <>
      <SelectField
        label={t`Kind`}
        value={draft.kind}
        options={AD_KINDS.map((value) => ({ value, label: kinds[value] }))}
        onChange={(event) =>
          set({ kind: AD_KINDS.find((kind) => kind === event.target.value) ?? draft.kind })
        }
      />
      <SelectField
        label={t`Game`}
        value={draft.game ?? ''}
        options={[
          { value: '', label: t`All games` },
          ...[...new Set([config.gameid, draft.game ?? config.gameid])].map((value) => ({
            value,
            label: value,
          })),
        ]}
        onChange={(event) => set({ game: event.target.value || null })}
      />
      <SelectField
        label={t`Language`}
        value={draft.language ?? ''}
        options={[
          { value: '', label: t`All languages` },
          { value: 'en', label: 'English' },
          { value: 'de', label: 'Deutsch' },
        ]}
        onChange={(event) =>
          set({
            language: (['en', 'de'] as const).find((one) => one === event.target.value) ?? null,
          })
        }
      />
      <TextField
        label={t`Weight`}
        type="number"
        min={1}
        max={MAX_AD_WEIGHT}
        required
        error={isWeight(draft.weight) ? null : t`A whole number from 1 to ${MAX_AD_WEIGHT}.`}
        value={draft.weight ?? ''}
        onChange={({ target }) =>
          set({ weight: target.value === '' ? null : Number(target.value) })
        }
      />
      <TextField
        label={t`First day (UTC)`}
        type="date"
        required
        value={draft.startsAt.slice(0, DAY_LENGTH)}
        onChange={(event) => event.target.value && set({ startsAt: toMoment(event.target.value) })}
      />
      <TextField
        label={t`Ends on (UTC)`}
        hint={t`Empty: it has no end.`}
        type="date"
        error={isOrdered ? null : t`It ends before it begins.`}
        value={draft.endsAt?.slice(0, DAY_LENGTH) ?? ''}
        onChange={(event) =>
          set({ endsAt: event.target.value === '' ? null : toMoment(event.target.value) })
        }
      />
    </>
  );
}

type AdFormProps = { ad: ManagedAd | null; today: string; onClose: () => void };

/** Form of an ad with preview. Closing asks before changes are lost. */
export function AdForm({ ad, today, onClose }: AdFormProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const [initial] = useState<AdWords>(() => (ad ? toWords(ad) : newWords(today)));
  const [draft, setDraft] = useState(initial);
  const [isLeaving, setLeaving] = useState(false);
  const { mutate, isPending } = useWrite({
    send: (body: AdDraft, key): Promise<unknown> =>
      ad === null
        ? api('POST /api/admin/ads', { key, body })
        : api('PUT /api/admin/ads/:adId', {
            params: { adId: ad.id },
            key,
            body: { ...body, version: ad.version },
          }),
    invalidates: [MANAGED_ADS],
    done: () => {
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
