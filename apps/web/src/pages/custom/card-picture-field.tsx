import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { customKey, uploadCustomPicture, type CustomCard } from '#features/custom-cards/api.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';

export type CardPictureFieldProps = { card: CustomCard; onDone: (card: CustomCard) => void };

/** The card's own picture, shown instead of the drawn face. */
export function CardPictureField({ card, onDone }: CardPictureFieldProps) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const client = useQueryClient();
  const id = useId();
  const upload = useWrite({
    send: (file: File, key) =>
      uploadCustomPicture(gameid, card, file, {
        key,
        signal: new AbortController().signal,
        onProgress: () => {},
      }),
    done: (answer) => {
      onDone(answer);
      return client.invalidateQueries({ queryKey: customKey(gameid) });
    },
  });
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {upload.isPending ? t`Sending the picture` : t`Picture`}
      </label>
      <input
        id={id}
        type="file"
        accept="image/*"
        disabled={upload.isPending}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) upload.mutate(file);
          target.value = '';
        }}
      />
    </div>
  );
}
