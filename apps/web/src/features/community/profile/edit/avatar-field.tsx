import {
  AVATAR_MAX_BYTES,
  IMAGE_TYPES,
  toMega,
} from '@deckframe/domain/community/profile/avatar-limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2, Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { errorText, webText } from '#lib/message-text.ts';
import { usePictureUpload } from '#lib/use-picture-upload.ts';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { uploadAvatar } from '../api.ts';

export interface AvatarFieldProps {
  avatar: string | null;
  onChange: (avatar: string | null) => void;
}

/** Uploads the original picture. The server rotates, crops and shrinks it. */
export function AvatarField({ avatar, onChange }: AvatarFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const { state, upload } = usePictureUpload({
    send: uploadAvatar,
    done: ({ address }) => onChange(address),
    explain: (error) => `${webText('imageUploadFailed')}: ${errorText(error)}`,
  });
  const megabytes = toMega(AVATAR_MAX_BYTES);
  const share = state.kind === 'sending' ? Math.round(state.share * 100) : 0;
  return (
    <div className="pf-avatar">
      <label className="pf-label" htmlFor={inputId}>
        <Trans>Avatar</Trans>
      </label>
      <div className="pf-avatar__row">
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
        <Button
          icon={<Upload size={15} />}
          busy={state.kind === 'sending'}
          onClick={() => input.current?.click()}
        >
          {avatar ? t`Upload another picture` : t`Upload a picture`}
        </Button>
        {avatar && (
          <Button variant="ghost" icon={<Trash2 size={15} />} onClick={() => onChange(null)}>
            {t`Remove`}
          </Button>
        )}
      </div>
      {state.kind === 'sending' && (
        <Progress
          // After upload the server processes the picture.
          label={share < 100 ? t`Uploading` : t`Preparing the picture`}
          value={share < 100 ? share : undefined}
          valueLabel={share < 100 ? `${share}%` : undefined}
        />
      )}
      <p className="pf-avatar__error" role="alert">
        {state.kind === 'failed' && state.reason}
      </p>
      <p className="pf-note">
        <Trans>
          JPEG, PNG, WebP, GIF or AVIF, up to {megabytes} MB. It is cropped to a square, and what
          the file says about where and how it was taken is removed.
        </Trans>
      </p>
    </div>
  );
}
