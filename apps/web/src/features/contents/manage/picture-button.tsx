import { IMAGE_TYPES } from '@deckframe/domain/community/profile/avatar-limits';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { usePictureUpload, type PictureUpload } from './use-picture-upload.ts';

export type PictureButtonProps = PictureUpload & {
  label: string;
  icon: ReactNode;
};

/** Chooses a picture and sends it; what went wrong stands below. */
export function PictureButton({ label, icon, ...plan }: PictureButtonProps) {
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
          // The same file can be chosen again after a failure.
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      <Button icon={icon} busy={state.kind === 'sending'} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <p className="picture-button__error" role="alert">
        {state.kind === 'failed' && state.message}
      </p>
    </div>
  );
}
