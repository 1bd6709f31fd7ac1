/** Draws a body in three-quarter view: parts are defined for one side and drawn for both. */
import type { ArtContext, Side, Tone } from './art-context.ts';
import {
  circle,
  type Outline,
  path,
  type Point,
  points,
  polygon,
  polyline,
  rotate,
  round,
  stroke,
} from './svg-markup.ts';

/** Joints of the part, innermost first: an angle in degrees around a point. */
export type JointChain = readonly (readonly [Point, number])[];

export type PartOptions = {
  /** Lit facet. */
  up?: Outline;
  /** Shaded facet. */
  down?: Outline;
  lines?: readonly Outline[];
  chain?: JointChain;
  rim?: boolean;
  fill?: string;
};

export type RigPlace = { x: number; y: number; scale: number; tilt: number };

const SHADE = '#02040a';

export class Rig {
  readonly art: ArtContext;
  readonly place: RigPlace;
  markup = '';
  /** Opacity of a part over the parts behind it in line drawings. */
  lineCover = 0.55;

  constructor(art: ArtContext, place: RigPlace) {
    this.art = art;
    this.place = place;
  }

  get near(): Side {
    return this.art.lit;
  }

  get far(): Side {
    return this.art.lit === 1 ? -1 : 1;
  }

  both(draw: (side: Side) => void): void {
    draw(this.far);
    draw(this.near);
  }

  /** The near side is wider and lower. A bust needs no other perspective. */
  map([x, y]: Point, side: Side): Point {
    const isNear = side === this.near;
    const { scale, tilt } = this.place;
    const flat: Point = [
      x * side * (isNear ? 1.07 : 0.84) * scale,
      (y + Math.abs(x) * (isNear ? 0.03 : -0.02)) * scale,
    ];
    const turned = rotate(flat, [0, 0], tilt);
    return [this.place.x + turned[0], this.place.y + turned[1]];
  }

  mapAll(outline: Outline, side: Side, chain: JointChain = []): Point[] {
    return points(outline).map((point) => {
      let moved = point;
      for (const [joint, degrees] of chain) moved = rotate(moved, joint, degrees);
      return this.map(moved, side);
    });
  }

  /** Draws one part with contact shadow, rim light, facets and panel lines, or as line drawing. */
  part(outline: Outline, side: Side, tone: Tone, options: PartOptions = {}): void {
    const { up, down, lines = [], chain, rim = true, fill } = options;
    const { id, blueprint, sky, line, lit } = this.art;
    const d = polygon(this.mapAll(outline, side, chain));
    if (blueprint)
      this.markup += `<path d="${d}" fill="${sky[0]}" fill-opacity="${this.lineCover}" stroke="${line}" stroke-width="2" stroke-linejoin="round"/>`;
    else {
      this.markup += path(d, SHADE, `transform="translate(${-lit * 4} 7)" opacity=".3"`);
      if (rim) this.markup += path(d, this.art.rim, `transform="translate(${lit * 2.6} -2.8)"`);
      this.markup += path(d, fill ?? `url(#${id}p${tone}${side === lit ? 'a' : 'b'})`);
    }
    if (up) this.facet(up, side, '#ffffff', side === lit ? 0.26 : 0.1, chain);
    if (down) this.facet(down, side, SHADE, 0.3, chain);
    for (const seam of lines)
      this.markup += stroke(
        polyline(this.mapAll(seam, side, chain)),
        blueprint ? line : SHADE,
        blueprint ? 1 : 1.8,
        `opacity="${blueprint ? 0.7 : 0.5}"`,
      );
  }

  facet(outline: Outline, side: Side, color: string, opacity: number, chain?: JointChain): void {
    const d = polygon(this.mapAll(outline, side, chain));
    this.markup += this.art.blueprint
      ? stroke(d, this.art.line, 1, `opacity="${this.lineCover < 0.9 ? 0.6 : 0.22}"`)
      : path(d, color, `opacity="${opacity}"`);
  }

  /** A lamp: bright core in a halo. */
  light(at: Point, side: Side, radius: number, chain?: JointChain): void {
    const [[x, y] = at] = this.mapAll([at], side, chain);
    const size = radius * this.place.scale;
    this.markup +=
      circle(x, y, size * 4.2, `url(#${this.art.id}glow)`, 'opacity=".8"') +
      circle(x, y, size, '#ffffff');
  }

  glowPanel(outline: Outline, side: Side, chain?: JointChain): void {
    const mapped = this.mapAll(outline, side, chain);
    const cx = mapped.reduce((sum, [x]) => sum + x, 0) / mapped.length;
    const cy = mapped.reduce((sum, [, y]) => sum + y, 0) / mapped.length;
    const heart = mapped.map(([x, y]): Point => [cx + (x - cx) * 0.6, cy + (y - cy) * 0.5]);
    this.markup +=
      path(polygon(mapped), this.art.palette.glow) +
      path(polygon(heart), '#ffffff', 'opacity=".9"');
  }

  /** Draws soft light around a point, for eyes and thrusters. */
  halo(at: Point, side: Side, radius: number, opacity: number): void {
    const [x, y] = this.map(at, side);
    this.markup += circle(
      x,
      y,
      round(radius * this.place.scale),
      `url(#${this.art.id}glow)`,
      `opacity="${opacity}"`,
    );
  }
}
