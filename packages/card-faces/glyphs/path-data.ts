/** Compact SVG path data in whole em units (1000 to the em, y down), each contour starting absolute. */
import type { PathCommand } from 'fontkit';

const pair = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`;

const joined = (numbers: readonly number[]): string =>
  numbers.map((value, index) => (index && value >= 0 ? ` ${value}` : `${value}`)).join('');

/** Only the start of a contour is absolute, so a glyph can be moved by rewriting its `M`s alone. */
export function compactPath(commands: readonly PathCommand[]): string {
  let [x, y] = [0, 0];
  let path = '';
  for (const { command, args } of commands) {
    const points = args.map((value, index) => Math.round(index % 2 ? -value : value));
    if (command === 'closePath') {
      path += 'z';
      continue;
    }
    if (command === 'moveTo') path += `M${pair(points[0] ?? 0, points[1] ?? 0)}`;
    else {
      const relative = points.map((value, index) => value - (index % 2 ? y : x));
      if (command === 'lineTo') path += lineTo(relative[0] ?? 0, relative[1] ?? 0);
      else path += `${command === 'quadraticCurveTo' ? 'q' : 'c'}${joined(relative)}`;
    }
    x = points.at(-2) ?? x;
    y = points.at(-1) ?? y;
  }
  return path;
}

function lineTo(dx: number, dy: number): string {
  if (dx === 0) return dy === 0 ? '' : `v${dy}`;
  return dy === 0 ? `h${dx}` : `l${joined([dx, dy])}`;
}
