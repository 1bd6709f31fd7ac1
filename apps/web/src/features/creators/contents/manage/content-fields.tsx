import { IMAGE_TYPES } from '@deckframe/domain/community/profile/avatar-limits';
import { CONTENT_LIMITS } from '@deckframe/domain/creators/contents/content';
import { pictureLine } from '@deckframe/domain/creators/contents/mentions';
import { useLingui } from '@lingui/react/macro';
import { ImagePlus, Trash2, Upload } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { useUser } from '#lib/app-services.ts';
import { contentText, refusalText, webText } from '#lib/message-text.ts';
import { usePictureUpload, type PictureUpload } from '#lib/use-picture-upload.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { uploadContentImage, uploadOther, type ContentWrite, type ContentImage } from './api.ts';
import type { ContentDraft, DraftFaults } from './content-draft.ts';

type PictureButtonProps = PictureUpload<ContentImage> & {
  /** The documented text of a failure, followed by the reason. */
  failed: () => string;
  label: string;
  icon: ReactNode;
};

/** Uploads a chosen picture and shows errors. */
function PictureButton({ label, icon, failed, ...plan }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const { state, upload } = usePictureUpload(plan);
  return (
    <div className="picture-button">
      <label className="sr-only" htmlFor={inputId}>
        {label}
      </label>
      <input
        ref={input}
        id={inputId}
        className="sr-only"
        type="file"
        tabIndex={-1}
        accept={IMAGE_TYPES.join(',')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Allows choosing the same file again.
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      <Button icon={icon} busy={state.kind === 'sending'} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <p className="picture-button__error" role="alert">
        {state.kind === 'failed' && (
          <>
            <b>{failed()}</b> {state.reason}
          </>
        )}
      </p>
    </div>
  );
}

export type ContentFieldsProps = {
  draft: ContentDraft;
  faults: DraftFaults | null;
  onChange: (part: Partial<ContentDraft>) => void;
};

export function ContentFields({ draft, faults, onChange }: ContentFieldsProps) {
  const { t } = useLingui();
  const types = { article: t`Article`, guide: t`Guide`, video: t`Video` };
  return (
    <div className="content-fields">
      <Segmented
        label={t`What it is made of`}
        value={draft.kind}
        onChange={(kind) =>
          onChange({ kind, ...(kind === 'text' && draft.type === 'video' && { type: 'article' }) })
        }
        options={[
          { value: 'link', label: t`Link` },
          { value: 'text', label: t`My own text` },
        ]}
      />
      <TextField
        label={t`Title`}
        value={draft.name}
        maxLength={CONTENT_LIMITS.name}
        error={faults?.name && t`Give it a title.`}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <SelectField
        label={t`Type`}
        value={draft.type}
        options={Object.entries(types).map(([value, label]) => ({ value, label }))}
        onChange={(event) => onChange({ type: event.target.value as ContentWrite['type'] })}
      />
      {draft.kind === 'link' ? (
        <TextField
          label={t`Link`}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={draft.link}
          error={faults?.link && refusalText('CONTENT_LINK_REFUSED')}
          hint={t`We open it in a new tab and embed nothing.`}
          onChange={(event) => onChange({ link: event.target.value })}
        />
      ) : (
        <BodyField draft={draft} faults={faults} onChange={onChange} />
      )}
      <ThumbnailField draft={draft} onChange={onChange} />
      <TextField
        label={t`Linked deck`}
        autoComplete="off"
        spellCheck={false}
        value={draft.deck}
        hint={t`Its address or id. Readers find your content on the page of the deck.`}
        onChange={(event) => onChange({ deck: event.target.value })}
      />
      <StateField draft={draft} faults={faults} onChange={onChange} />
    </div>
  );
}

function BodyField({ draft, faults, onChange }: ContentFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextAreaField
        label={t`Text`}
        rows={10}
        maxLength={CONTENT_LIMITS.body}
        value={draft.body}
        error={faults?.body && t`Write something, or keep it as a draft.`}
        hint={t`Markdown: # heading, **bold**, - list. Name cards with [[number]] and decks with [[deck:id]].`}
        onChange={(event) => onChange({ body: event.target.value })}
      />
      <PictureButton
        label={t`Insert a picture`}
        icon={<ImagePlus size={15} />}
        send={uploadOther}
        failed={() => contentText('uploadFailed')}
        done={({ address }) =>
          onChange({ body: `${draft.body.trimEnd()}\n\n${pictureLine(address)}\n\n`.trimStart() })
        }
      />
    </>
  );
}

function ThumbnailField({ draft, onChange }: Omit<ContentFieldsProps, 'faults'>) {
  const { t } = useLingui();
  const user = useUser();
  return (
    <div className="content-thumb">
      {draft.thumbnail !== null && (
        <img src={draft.thumbnail} alt={t`Thumbnail`} width={160} height={90} />
      )}
      <PictureButton
        label={draft.thumbnail === null ? t`Upload a thumbnail` : t`Upload another thumbnail`}
        icon={<Upload size={15} />}
        send={(file, options) => uploadContentImage(user?.id ?? '', file, options)}
        failed={() => webText('imageUploadFailed')}
        done={({ address }) => onChange({ thumbnail: address })}
      />
      {draft.thumbnail !== null && (
        <Button
          variant="ghost"
          icon={<Trash2 size={15} />}
          onClick={() => onChange({ thumbnail: null })}
        >
          {t`Remove`}
        </Button>
      )}
    </div>
  );
}

function StateField({ draft, faults, onChange }: ContentFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Segmented
        label={t`Shown`}
        value={draft.state}
        onChange={(state) => onChange({ state })}
        options={[
          { value: 'draft', label: t`Draft` },
          { value: 'scheduled', label: t`Scheduled` },
          { value: 'published', label: t`Public` },
        ]}
      />
      {draft.state === 'scheduled' && (
        <TextField
          label={t`Public from`}
          type="datetime-local"
          value={draft.publishAt}
          error={faults?.publishAt && refusalText('CONTENT_TIME_PAST')}
          onChange={(event) => onChange({ publishAt: event.target.value })}
        />
      )}
    </>
  );
}
