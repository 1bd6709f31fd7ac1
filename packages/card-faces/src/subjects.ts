/** Which painter draws a card's subject, by the look of its game and its role in play. */
import { drawDuelist, drawScholar } from './academy/duelist.ts';
import { arenaGate, clockTower, observatory } from './academy/schools.ts';
import { crossSlash, fanOfFate, schoolCrest, sealOpened } from './academy/techniques.ts';
import { barrierMotif, lockOnMotif, strikeMotif, surgeMotif } from './action-motifs.ts';
import type { ArtContext } from './art-context.ts';
import { carrierMotif, citadelMotif, orbitalMotif } from './base-motifs.ts';
import { drawCreature } from './creature/creature.ts';
import type { FaceCard, FaceMotif, FaceRole, FaceStyle } from './face-card.ts';
import { drawMachine } from './machine/machine.ts';
import { drawPilot } from './machine/pilot-bust.ts';
import { coreMotif } from './resource-motifs.ts';
import type { SceneKind } from './scene.ts';
import { harbourIsle, lighthouseIsle, volcanoIsle } from './sea/isles.ts';
import { drawCaptain, drawSailor } from './sea/sailor.ts';
import { broadside, courseSet, greatWave, maelstrom } from './sea/sea-events.ts';
import { drawShip } from './sea/ship.ts';
import { charm, flask, lens, satchel } from './trinket/items.ts';

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

const SAILOR: Subject = { scenes: ['sea', 'islands', 'storm', 'dawn'], draw: drawSailor };

const VOYAGE: Record<FaceRole, Subject> = {
  leader: { scenes: ['sea', 'storm', 'dawn'], draw: drawCaptain },
  fighter: SAILOR,
  partner: SAILOR,
  action: {
    scenes: ['sea', 'storm', 'cloud'],
    draw: oneOf(maelstrom, greatWave, broadside, courseSet),
  },
  place: {
    scenes: ['sea', 'dawn', 'cloud'],
    draw: oneOf(lighthouseIsle, harbourIsle, volcanoIsle),
  },
  item: { scenes: ['sea', 'islands'], draw: drawShip },
  resource: { scenes: ['sea', 'nebula'], draw: courseSet },
};

const CREATURE: Subject = { scenes: ['meadow', 'cloud', 'dawn', 'nebula'], draw: drawCreature };

const SPARK: Record<FaceRole, Subject> = {
  leader: CREATURE,
  fighter: CREATURE,
  partner: { scenes: ['meadow', 'cloud', 'dawn'], draw: drawScholar },
  action: { scenes: ['cloud', 'nebula'], draw: surgeMotif },
  place: {
    scenes: ['meadow', 'dawn'],
    draw: oneOf(arenaGate, lighthouseIsle, observatory, harbourIsle),
  },
  item: { scenes: ['cloud', 'meadow', 'nebula'], draw: oneOf(flask, lens, satchel, charm) },
  resource: RESOURCE,
};

const DUELIST: Subject = {
  scenes: ['slash', 'arena', 'slash', 'city', 'nebula'],
  draw: drawDuelist,
};

const UNION: Record<FaceRole, Subject> = {
  leader: DUELIST,
  fighter: DUELIST,
  partner: DUELIST,
  action: {
    scenes: ['slash', 'arena', 'nebula'],
    draw: oneOf(crossSlash, fanOfFate, sealOpened, surgeMotif),
  },
  place: { scenes: ['dawn', 'cloud', 'city'], draw: oneOf(clockTower, arenaGate, observatory) },
  item: { scenes: ['slash', 'nebula'], draw: oneOf(charm, lens) },
  resource: { scenes: ['slash', 'nebula', 'arena'], draw: schoolCrest },
};

/** Subjects a card may ask for by motif, whatever its role. */
const MOTIFS: Record<FaceMotif, Subject> = {
  machine: MACHINE,
  ship: { scenes: ['sea', 'storm', 'islands'], draw: drawShip },
  sailor: SAILOR,
  duelist: DUELIST,
  scholar: SPARK.partner,
  creature: CREATURE,
  beast: CREATURE,
  fox: CREATURE,
  bear: CREATURE,
  hare: CREATURE,
  stag: CREATURE,
  ram: CREATURE,
  avian: CREATURE,
  serpent: CREATURE,
  shell: CREATURE,
  sprite: CREATURE,
  moth: CREATURE,
  ray: CREATURE,
};

const SUBJECTS: Record<FaceStyle, Record<FaceRole, Subject>> = {
  sortie: SORTIE,
  voyage: VOYAGE,
  spark: SPARK,
  union: UNION,
};

export const subjectFor = ({ style, role, motif }: FaceCard): Subject =>
  motif ? MOTIFS[motif] : SUBJECTS[style][role];
