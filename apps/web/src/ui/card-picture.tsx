import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { cardImageSources } from './card-image-sources.ts';
import './skeleton.css';
import './card-picture.css';

/** Faces are drawn 630 by 880. */
const FACE_WIDTH = 630;
const FACE_HEIGHT = 880;

/** Pictures hardly ever fail. Where the symbol cannot be had either, the face goes without. */
const FaceGlyph = lazy<ComponentType<{ color: string }>>(() =>
  import('./face-glyph.tsx').then(
    (m) => ({ default: m.FaceGlyph }),
    () => ({ default: () => null }),
  ),
);

export type CardPictureProps = {
  /** `cardFront_template` of the game: `/media/gundam/cards/{width}/{image}.webp`. */
  template: string;
  widths: readonly number[];
  image: string;
  /** Name, colour, type, level and cost in words; empty where the name stands beside it. */
  alt: string;
  /** Layout width, for the browser's choice of file. */
  sizes: string;
  /** The picture that decides how fast the page feels loads first. */
  eager?: boolean;
  /** Drawn in the frame when the file cannot be had. */
  fallback: { name: string; number: string; color?: string | null; facts?: ReactNode };
  /** A failed picture is only logged (ERR-02). */
  onFail?: (image: string) => void;
  className?: string;
};

type Phase = 'loading' | 'ready' | 'failed';

export function CardPicture(props: CardPictureProps) {
  const { template, widths, image, alt, sizes, eager = false, className } = props;
  const [state, setState] = useState<{ image: string; phase: Phase }>({ image, phase: 'loading' });
  const phase = state.image === image ? state.phase : 'loading';
  const { src, srcSet } = cardImageSources(template, widths, image);
  return (
    <span className={classNames('face', className)} data-phase={phase}>
      {phase === 'failed' ? (
        <DrawnFace alt={alt} {...props.fallback} />
      ) : (
        <img
          key={image}
          className="face__img"
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={FACE_WIDTH}
          height={FACE_HEIGHT}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          // A cached file is complete before React listens.
          ref={(node) => {
            if (node?.complete && node.naturalWidth > 0 && phase === 'loading') {
              setState({ image, phase: 'ready' });
            }
          }}
          onLoad={() => setState({ image, phase: 'ready' })}
          onError={() => {
            setState({ image, phase: 'failed' });
            props.onFail?.(image);
          }}
        />
      )}
    </span>
  );
}

type DrawnFaceProps = CardPictureProps['fallback'] & { alt: string };

function DrawnFace({ name, number, color, facts, alt }: DrawnFaceProps) {
  return (
    <span className="face__drawn" role={alt ? 'img' : undefined} aria-label={alt || undefined}>
      <span className="face__top">
        <Suspense>{color && <FaceGlyph color={color} />}</Suspense>
      </span>
      <svg className="face__frame" viewBox="0 0 72 72" aria-hidden="true">
        <path d="M18 10h26l10 10v42H28L18 52Z" />
        <path d="M27 20h13l6 6v27H34l-7-7Z" strokeDasharray="3 3" />
      </svg>
      <span className="face__name">{name}</span>
      <span className="face__facts">
        <span className="mono">{number}</span>
        {facts}
      </span>
    </span>
  );
}
