/** Which painter draws a card's subject, by the look of its game and its role in play. */
import { barrierMotif, lockOnMotif, strikeMotif, surgeMotif } from './action-motifs.ts';
import type { ArtContext } from './art-context.ts';
import { carrierMotif, citadelMotif, orbitalMotif } from './base-motifs.ts';
import type { FaceCard, FaceRole, FaceStyle } from './face-card.ts';
import { drawMachine } from './machine/machine.ts';
import { drawPilot } from './machine/pilot-bust.ts';
import { coreMotif } from './resource-motifs.ts';
import type { SceneKind } from './scene.ts';

type Painter = (art: ArtContext) => string;
export type Subject = { scenes: readonly [SceneKind, ...SceneKind[]]; draw: Painter };

const oneOf =
  (first: Painter, ...others: readonly Painter[]): Painter =>
  (art) =>
    art.random.pick([first, ...others])(art);

const RESOURCE: Subject = { scenes: ['nebula', 'orbit'], draw: coreMotif };
const MACHINE: Subject = {
  scenes: ['dawn', 'orbit', 'nebula', 'city', 'cloud', 'hangar'],
  draw: drawMachine,
};
const STRIKE: Subject = {
  scenes: ['nebula', 'orbit', 'cloud'],
  draw: oneOf(strikeMotif, lockOnMotif, barrierMotif, surgeMotif),
};

const SORTIE: Record<FaceRole, Subject> = {
  leader: MACHINE,
  fighter: MACHINE,
  partner: { scenes: ['cloud', 'nebula', 'dawn'], draw: drawPilot },
  action: STRIKE,
  place: {
    scenes: ['dawn', 'cloud', 'orbit'],
    draw: oneOf(carrierMotif, orbitalMotif, citadelMotif),
  },
  item: RESOURCE,
  resource: RESOURCE,
};

const SUBJECTS: Record<FaceStyle, Record<FaceRole, Subject>> = {
  sortie: SORTIE,
  voyage: SORTIE,
  spark: SORTIE,
  union: SORTIE,
};

export const subjectFor = ({ style, role }: FaceCard): Subject => SUBJECTS[style][role];
