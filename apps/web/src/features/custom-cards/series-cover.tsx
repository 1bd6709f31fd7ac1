import { Layers } from 'lucide-react';
import { useMemo } from 'react';
import { useDrawnFace } from '#catalogue/faces/use-drawn-face.ts';
import { useNear } from '#lib/use-near.ts';
import type { CustomCard } from '../creators/custom-cards/api.ts';

/** The art of the card that stands for a series; one without cards has a sign in its place. */
export function SeriesCover({ cover }: { cover: CustomCard | null }) {
  const [ground, isNear] = useNear<HTMLSpanElement>();
  const picture = cover?.customPNG ?? null;
  const row = useMemo(() => (isNear && picture === null ? cover : null), [cover, isNear, picture]);
  const drawn = useDrawnFace(row, 'band');
  const src = picture ?? drawn;
  return (
    <span ref={ground} className="fan-cover">
      {cover === null && <Layers className="fan-cover__sign" size={36} aria-hidden="true" />}
      {src !== undefined && <img className="fan-cover__art" src={src} alt="" loading="lazy" />}
    </span>
  );
}
