import { Suspense, useState, type ReactNode } from 'react';
import { useIsServerRendered } from '#lib/server-rendered.ts';
import { classNames } from './class-names.ts';
import { cardImageSources } from '@deckframe/domain/cards/catalogue/card-image-sources';
import './skeleton.css';
import './card-picture.css';

/** Faces are drawn 630 by 880. */
const FACE_WIDTH = 630;
const FACE_HEIGHT = 880;

export type CardPictureProps = {
  /**
   * `cardFront_template` of the game: `/media/gundam/cards/{width}/{image}.webp`. Empty for none.
   */
  template: string;
  widths: readonly number[];
  image: string;
  /** Name, colour, type, level and cost. Empty if the name is beside the picture. */
  alt: string;
  /** The `sizes` attribute, for the browser's choice of file. */
  sizes: string;
  /** Loads immediately, for the largest picture of a page. */
  eager?: boolean;
  /** Shown if the file cannot be loaded. May be lazy. */
  fallback: ReactNode;
  /** A failed picture is only logged (ERR-02). */
  onFail?: (image: string) => void;
  className?: string;
};

type Phase = 'loading' | 'ready' | 'failed';

export function CardPicture(props: CardPictureProps) {
  const { template, widths, image, alt, sizes, eager = false, className } = props;
  // The server's picture is visible before the app runs, and without it.
  const first: Phase = useIsServerRendered() ? 'ready' : 'loading';
  const [state, setState] = useState<{ image: string; phase: Phase }>({ image, phase: first });
  const known = state.image === image ? state.phase : 'loading';
  const phase = template === '' ? 'failed' : known;
  const { src, srcSet } = cardImageSources(template, widths, image);
  const fail = () => {
    setState({ image, phase: 'failed' });
    props.onFail?.(image);
  };
  return (
    <span className={classNames('face', className)} data-phase={phase}>
      {phase === 'failed' ? (
        // While the fallback loads, the text is still there, so that a link around it has a name.
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
          // A picture may be complete or broken before React listens.
          ref={(node) => {
            if (!node?.complete) return;
            if (node.naturalWidth > 0) {
              if (phase === 'loading') setState({ image, phase: 'ready' });
            } else if (first === 'ready') fail();
          }}
          onLoad={() => setState({ image, phase: 'ready' })}
          onError={fail}
        />
      )}
    </span>
  );
}
