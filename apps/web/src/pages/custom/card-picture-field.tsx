import type { PictureCrop } from '@deckframe/domain/creators/series/picture-crop';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  customKey,
  uploadCustomPicture,
  type CustomCard,
} from '#features/creators/custom-cards/api.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { CropDialog } from '../creators/custom/card-picture-field.tsx';
import '../creators/custom/card-picture-field.css';

type Chosen = { file: File; address: string };
export type CardPictureFieldProps = { card: CustomCard; onDone: (card: CustomCard) => void };

/** The card's own picture, shown instead of the drawn face. */
export function CardPictureField({ card, onDone }: CardPictureFieldProps) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const client = useQueryClient();
  const id = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const forget = ({ address }: Chosen) => {
    setChosen(null);
    URL.revokeObjectURL(address);
  };
  const upload = useWrite({
    send: ({ file, crop }: { file: File; crop: PictureCrop | undefined }, key) =>
      uploadCustomPicture(
        gameid,
        card,
        { file, crop },
        {
          key,
          signal: new AbortController().signal,
          onProgress: () => {},
        },
      ),
    done: (answer) => {
      onDone(answer);
      return client.invalidateQueries({ queryKey: customKey(gameid) });
    },
  });
  return (
    <div className="field card-picture">
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
          if (file) setChosen({ file, address: URL.createObjectURL(file) });
          target.value = '';
        }}
      />
      {chosen && (
        <CropDialog
          address={chosen.address}
          onUse={(crop) => {
            forget(chosen);
            upload.mutate({ file: chosen.file, crop });
          }}
          onClose={() => forget(chosen)}
        />
      )}
    </div>
  );
}
