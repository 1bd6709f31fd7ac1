import {
  FACE_FINISHES,
  FACE_MOTIFS,
  FACE_ROLES,
  FACE_STYLES,
  FACE_TIERS,
} from '@deckframe/card-faces/face-card';
import { isPaletteId } from '@deckframe/card-faces/palettes';
import { z } from 'zod';

const column = z.string().min(1).max(60);
const byWord = <Value extends z.ZodType>(value: Value) => z.record(z.string().max(60), value);
const paletteId = z.string().refine(isPaletteId, 'is no palette of the faces');

/** Maps the columns of a game to a drawn card face. It is the file beside the game's config. */
export const faceMapping = z
  .strictObject({
    style: z.enum(FACE_STYLES),
    accent: z.string().regex(/^#[\da-f]{6}$/i),
    columns: byWord(column),
    delimiter: z.string().min(1).max(3),
    roleColumns: z.array(column).max(5),
    roles: byWord(z.enum(FACE_ROLES)),
    motifs: byWord(z.enum(FACE_MOTIFS)).optional(),
    motifEndings: byWord(z.enum(FACE_MOTIFS)).optional(),
    labels: byWord(z.string().max(60)).optional(),
    rarities: byWord(
      z.strictObject({ tier: z.enum(FACE_TIERS), finish: z.enum(FACE_FINISHES).optional() }),
    ),
    alternates: z.partialRecord(z.enum(FACE_TIERS), z.enum(FACE_FINISHES)).optional(),
    colors: byWord(paletteId).optional(),
  })
  .meta({ id: 'FaceMapping' });

export type FaceMappingFile = z.infer<typeof faceMapping>;
