import { drawDuelist, drawScholar, cardFan, runeCircle } from './academy/duelist.ts';
import { arenaGate, clockTower, observatory } from './academy/schools.ts';
import { barrierMotif, lockOnMotif, strikeMotif, surgeMotif } from './action-motifs.ts';
import type { ArtContext } from './art-context.ts';
import { carrierMotif, citadelMotif, orbitalMotif } from './base-motifs.ts';
import { drawCreature } from './creature/creature.ts';
import type { FaceCard, FaceMotif, FaceRole, FaceStyle } from './face-card.ts';
import { drawMachine } from './machine/machine.ts';
import { drawPilot } from './machine/pilot-bust.ts';
import type { SceneKind } from './scene.ts';
import { harbourIsle, lighthouseIsle, volcanoIsle } from './sea/isles.ts';
import { drawCaptain, drawSailor } from './sea/sailor.ts';
import { broadside, courseSet, greatWave, maelstrom } from './sea/sea-events.ts';
import { drawShip } from './sea/ship.ts';
import { charm, flask, lens, satchel } from './trinket/items.ts';
import { lighten } from './color-math.ts';
import { circle, path, polar, polygon, regularPolygon, ring, round, stroke } from './svg-markup.ts';
import { colorShape } from './color-glyphs.ts';

const fanOfFate = (art: ArtContext): string =>
  cardFan(art, 315, 500, 270) + circle(315, 330, 190, `url(#${art.id}glow)`, 'opacity=".6"');

/** Chooses the painter of a card's subject by style and role. */

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

/** Subjects for requested motifs, independent of the role. */
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

/** Draws a resource: a power core in a cradle of rings. */

function coreMotif(art: ArtContext): string {
  const { random, id, sky, palette, rim, blueprint, line } = art;
  const [cx, cy] = [315, 300];
  const sides = random.pick([6, 8, 10]);
  const outer = regularPolygon(cx, cy, 148, sides, 90 + 180 / sides);
  const inner = regularPolygon(cx, cy - 8, 74, sides, 90 + 180 / sides);
  let markup = circle(cx, cy, 320, `url(#${id}glow)`, 'opacity=".55"');
  for (let index = 0; index < 4; index++)
    markup += ring(
      cx,
      cy,
      190 + index * 34,
      index % 2 ? palette.glow : sky[3],
      index === 1 ? 9 : 2,
      `stroke-dasharray="${random.pick(['4 12', '80 22', '150 36 10 36'])}" opacity="${round(0.75 - index * 0.13)}" transform="rotate(${round(random.range(0, 360))} ${cx} ${cy})"`,
    );
  markup += path(polygon(outer), rim, `transform="translate(${art.lit * 3} -4)"`);
  for (let side = 0; side < sides; side++) {
    const next = (side + 1) % sides;
    const facet = [outer[side], outer[next], inner[next], inner[side]].filter(
      (p) => p !== undefined,
    );
    const angle = (side / sides) * Math.PI * 2;
    const light = 0.5 + 0.5 * Math.sin(angle + (art.lit < 0 ? 3.6 : 5.2));
    markup += path(
      polygon(facet),
      blueprint ? 'none' : lighten(palette.base, light * 0.62),
      `stroke="${blueprint ? line : '#02040a'}" stroke-opacity="${blueprint ? 0.9 : 0.25}" stroke-width="2"`,
    );
  }
  markup += path(
    polygon(inner),
    blueprint ? 'none' : lighten(palette.bright, 0.55),
    `stroke="${rim}" stroke-width="2"`,
  );
  markup += circle(cx, cy - 8, 60, `url(#${id}glow)`);
  for (let shard = 0; shard < 9; shard++) {
    const [x, y] = polar(cx, cy, random.range(170, 270), random.range(0, 360));
    markup += path(
      polygon(regularPolygon(x, y, random.range(5, 15), 4, 45)),
      palette.glow,
      'opacity=".85"',
    );
  }
  return markup;
}

function crossSlash(art: ArtContext): string {
  const { random, palette, sky, id, focus } = art;
  const [cx, cy] = focus;
  let markup = circle(cx, cy, 280, `url(#${id}glow)`);
  for (const [angle, reach, width] of [
    [-38, 420, 46],
    [38, 400, 38],
    [-8, 330, 18],
  ] as const) {
    const [a, b] = [polar(cx, cy, reach, angle), polar(cx, cy, reach, angle + 180)];
    const [c, d] = [polar(cx, cy, width, angle + 90), polar(cx, cy, width, angle - 90)];
    const half = (share: number): string =>
      polygon([
        a,
        [cx + (c[0] - cx) * share, cy + (c[1] - cy) * share],
        b,
        [cx + (d[0] - cx) * share, cy + (d[1] - cy) * share],
      ]);
    markup += path(half(1), palette.glow, 'opacity=".5"') + path(half(0.5), '#ffffff');
  }
  for (let index = 0; index < 40; index++) {
    const [x, y] = polar(cx, cy, random.range(60, 340), random.range(0, 360));
    const size = random.range(4, 18);
    markup += path(
      polygon([
        [x, y - size],
        [x + size * 0.5, y],
        [x, y + size * 0.6],
        [x - size * 0.4, y],
      ]),
      random.chance(0.4) ? palette.glow : sky[3],
      'opacity=".9"',
    );
  }
  return markup;
}

function sealOpened(art: ArtContext): string {
  const [x, y] = [315, 300];
  return `${runeCircle(art, x, y, 245)}<g transform="translate(${x - 78} ${y - 78}) scale(6.5)">${path(colorShape(art.card.colors[0]), '#ffffff')}</g>${circle(x, y, 150, `url(#${art.id}glow)`, 'opacity=".5"')}`;
}

/** Draws a school crest, for resource cards. */
function schoolCrest(art: ArtContext): string {
  const { palette, livery, rim, random, id, card } = art;
  const shield = '315,60 520,120 510,330 440,460 315,560 190,460 120,330 110,120';
  const inner = '315,96 488,146 478,324 416,440 315,520 214,440 152,324 142,146';
  let markup = circle(315, 300, 330, `url(#${id}halo)`, 'opacity=".8"');
  for (let ray = 0; ray < 24; ray++)
    markup += path(
      polygon([[315, 300], polar(315, 300, 460, ray * 15 - 2), polar(315, 300, 460, ray * 15 + 2)]),
      palette.glow,
      'opacity=".14"',
    );
  markup +=
    path(polygon(shield), rim) +
    path(polygon(inner), livery.m) +
    path(polygon('315,96 488,146 478,324 416,440 315,520'), '#02040a', 'opacity=".28"');
  const motif = random.int(0, 2);
  if (motif === 0) markup += path(polygon('142,250 488,190 484,270 150,330'), livery.s);
  if (motif === 1)
    markup += path(polygon('315,96 400,120 400,456 315,520 230,456 230,120'), livery.s);
  if (motif === 2)
    markup += path(polygon('142,146 315,330 488,146 486,210 315,400 144,210'), livery.s);
  markup += `<g transform="translate(219 204) scale(8)">${path(colorShape(card.colors[0]), lighten(palette.bright, 0.35))}</g>`;
  return (
    markup +
    stroke(polygon(inner), palette.glow, 4) +
    `<circle cx="315" cy="${round(300)}" r="120" fill="url(#${id}glow)" opacity=".35"/>`
  );
}
