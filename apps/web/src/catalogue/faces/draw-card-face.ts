import { drawArtBand, drawFace } from '@deckframe/card-faces/draw-face';
import { toFaceCard, type FaceMapping } from '@deckframe/card-faces/face-mapping';

/** A whole face, a small one, or a band of art. */
export type FaceForm = 'full' | 'small' | 'band';
export type FaceRow = Readonly<Record<string, unknown>> & { readonly id: string };
export type DrawCardFace = (row: FaceRow, form: FaceForm) => string;

/** Draws fan-made cards; the number determines the art. */
export function createDrawing(mapping: FaceMapping): DrawCardFace {
  const { number = 'cardno', subject = 'originalid' } = mapping.columns;
  return (row, form) => {
    const { id } = row;
    const printed = id.slice(id.lastIndexOf('-') + 1);
    const card = toFaceCard({ ...row, [subject]: id, [number]: printed }, mapping);
    const svg = form === 'band' ? drawArtBand(card) : drawFace(card, { layout: form }).svg;
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  };
}
