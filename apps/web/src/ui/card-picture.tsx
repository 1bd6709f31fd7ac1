import { Suspense, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { cardImageSources } from '@deckframe/domain/cards/catalogue/card-image-sources';
import './skeleton.css';
import './card-picture.css';

/** Faces are drawn 630 by 880. */
const FACE_WIDTH = 630;
const FACE_HEIGHT = 880;

export type CardPictureProps = {
  /** `cardFront_template` of the game: `/media/gundam/cards/{width}/{image}.webp`; empty for none. */
  template: string;
  widths: readonly number[];
  image: string;
  /** Name, colour, type, level and cost in words; empty where the name stands beside it. */
  alt: string;
  /** Layout width, for the browser's choice of file. */
  sizes: string;
  /** The picture that decides how fast the page feels loads first. */
  eager?: boolean;
  /** Stands in the frame when the file cannot be had; it may come late. */
  fallback: ReactNode;
  /** A failed picture is only logged (ERR-02). */
  onFail?: (image: string) => void;
  className?: string;
};

type Phase = 'loading' | 'ready' | 'failed';

export function CardPicture(props: CardPictureProps) {
  const { template, widths, image, alt, sizes, eager = false, className } = props;
  const [state, setState] = useState<{ image: string; phase: Phase }>({ image, phase: 'loading' });
  const known = state.image === image ? state.phase : 'loading';
  const phase = template === '' ? 'failed' : known;
  const { src, srcSet } = cardImageSources(template, widths, image);
  return (
    <span className={classNames('face', className)} data-phase={phase}>
      {phase === 'failed' ? (
        // What it shows has its name at once: a link around it is never without one.
        <Suspense fallback={<span className="sr-only">{alt}</span>}>{props.fallback}</Suspense>
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
