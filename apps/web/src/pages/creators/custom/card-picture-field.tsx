import { CUSTOM_PICTURE } from '@deckframe/domain/creators/series/custom-limits';
import {
  CROP_ZOOM_MAX,
  cropOf,
  WHOLE_VIEW,
  type PictureCrop,
} from '@deckframe/domain/creators/series/picture-crop';
import { useLingui } from '@lingui/react/macro';
import { useId, useState, useEffect, useRef, type PointerEvent } from 'react';
import {
  SERIES_READS,
  uploadCustomPicture,
  type CustomCard,
} from '#features/creators/custom-cards/api.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import './card-picture-field.css';
import './crop-dialog.css';

type CropDialogProps = {
  /** Object URL of the local picture. */
  address: string;
  /** Called without a crop if the browser cannot show the picture; the server then chooses one. */
  onUse: (crop: PictureCrop | undefined) => void;
  onClose: () => void;
};

type Size = { width: number; height: number };

/** Chooses the visible part of a picture by dragging or with three sliders. */
function CropDialog({ address, onUse, onClose }: CropDialogProps) {
  const { t } = useLingui();
  const [size, setSize] = useState<Size | 'unknown'>();
  const [view, setView] = useState(WHOLE_VIEW);
  const parts = useRef<HTMLDivElement>(null);
  // The sliders appear after the picture, when the dialog has already set the focus.
  useEffect(() => {
    if (typeof size === 'object') parts.current?.querySelector('input')?.focus();
  }, [size]);
  const crop = typeof size === 'object' ? cropOf(size, CUSTOM_PICTURE, view) : undefined;
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !crop) return;
    const bounds = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!bounds) return;
    setView({
      ...view,
      x: crop.x + crop.width / 2 + event.movementX / bounds.width,
      y: crop.y + crop.height / 2 + event.movementY / bounds.height,
    });
  };
  const zoom = { label: t`Zoom`, key: 'zoom', min: 1, max: CROP_ZOOM_MAX, step: 0.05 } as const;
  const sliders = crop
    ? [
        { ...zoom, value: view.zoom },
        { label: t`Left to right`, key: 'x' as const, ...rangeOf(crop.x, crop.width) },
        { label: t`Top to bottom`, key: 'y' as const, ...rangeOf(crop.y, crop.height) },
      ]
    : [];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Choose the part`}
      description={t`Drag the frame, or use the sliders.`}
      closeLabel={t`Close`}
      size="lg"
      keepOnOutsidePress
      footer={
        <>
          <Button
            variant="primary"
            disabled={size === undefined}
            onClick={() => onUse(crop)}
          >{t`Use this part`}</Button>
          <Button onClick={onClose}>{t`Cancel`}</Button>
        </>
      }
    >
      <div ref={parts} className="crop">
        {size === 'unknown' ? (
          <p>{t`This browser cannot show the picture. The site chooses the part.`}</p>
        ) : (
          <div className="crop__stage">
            <img
              src={address}
              alt={t`Your picture`}
              draggable={false}
              onError={() => setSize('unknown')}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setSize({ width, height })
              }
            />
            {crop && (
              <span
                className="crop__frame"
                style={{
                  left: `${crop.x * 100}%`,
                  top: `${crop.y * 100}%`,
                  width: `${crop.width * 100}%`,
                  height: `${crop.height * 100}%`,
                }}
                onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                onPointerMove={drag}
              />
            )}
          </div>
        )}
        {sliders.map(({ label, key, ...range }) => (
          <label key={key} className="crop__slider">
            <span>{label}</span>
            <input
              type="range"
              {...range}
              onChange={(event) => setView({ ...view, [key]: event.target.valueAsNumber })}
            />
          </label>
        ))}
      </div>
    </Dialog>
  );
}

const STEPS = 40;

/** Range of possible centres, so that every slider step moves the frame. */
function rangeOf(start: number, length: number) {
  const space = 1 - length;
  const [min, max] = [length / 2, 1 - length / 2];
  return { min, max, step: space / STEPS || 1, value: start + length / 2, disabled: space <= 0 };
}

type Chosen = { file: File; address: string };
export type CardPictureFieldProps = { card: CustomCard; onDone: (card: CustomCard) => void };

/** The card's own picture, instead of the drawn face. */
export function CardPictureField({ card, onDone }: CardPictureFieldProps) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
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
    invalidates: SERIES_READS,
    done: onDone,
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
