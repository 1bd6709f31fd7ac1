import sharp from 'sharp';
import { writeZip, type ZipFile } from '../apps/web/src/lib/zip/write-zip.ts';

const encode = (text: string) => new Uint8Array(new TextEncoder().encode(text));

/**
 * A zip of a series with this many cards. The first ones have pictures; the last three have an
 * invalid cost, a missing picture and a broken picture.
 */
export async function makeSeriesZip(cards: number, pictures: number): Promise<Buffer> {
  const rows = Array.from({ length: cards }, (_, at) => {
    const picture = at < pictures ? `art/${at}.png` : '';
    return `Courier ${at + 1},${(at % 9) + 1},Red,UNIT,When played draw ${at},${picture}`;
  });
  rows.push('Broken Cost,many,Red,UNIT,,', 'Lost Art,1,Red,UNIT,,art/gone.png');
  rows[cards - 1] = 'Bad Art,1,Red,UNIT,,art/bad.png';
  const table = ['name,cost,color,categorydata,effectdata,picture', ...rows].join('\n');
  const files: ZipFile[] = [
    { name: 'mine/cards.csv', bytes: encode(table) },
    { name: 'mine/art/bad.png', bytes: encode('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  ];
  for (let at = 0; at < pictures; at += 1) {
    const background = `hsl(${at * 37}, 60%, 50%)`;
    const create = { width: 63, height: 88, channels: 3, background } as const;
    const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
    files.push({ name: `mine/art/${at}.png`, bytes });
  }
  return Buffer.from(await writeZip(files).arrayBuffer());
}
