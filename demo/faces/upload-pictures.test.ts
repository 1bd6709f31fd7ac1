import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { namedFace } from './face-files.ts';
import { uploadPictures } from './upload-pictures.ts';

let folder = '';
let directory = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  directory = await mkdtemp(join(tmpdir(), 'faces-'));
});
afterAll(() => {
  for (const path of [folder, directory]) rmSync(path, { recursive: true, force: true });
});

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const put = (name: string, data: Buffer | string): void => writeFileSync(join(folder, name), data);

it('takes pictures by card number and refuses files that are no picture, too large or broken', async () => {
  const tagged = blank(700, 1000).withExif({ IFD0: { Artist: 'Somebody' } });
  put('GD01-001.jpg', await tagged.jpeg().toBuffer());
  put('GD01-002.png', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  put('GD01-003.png', await blank(6000, 6000).png().toBuffer());
  put('GD01-004.webp', 'not a picture');
  put('readme.txt', 'left alone');

  const steps: number[] = [];
  const order = { game: 'gundam', folder, directory, workers: 1 };
  const result = await uploadPictures(order, (done) => steps.push(done));

  expect(steps).toEqual([1, 2, 3, 4]);
  expect(result).toMatchObject({ drawn: 3, reused: 0 });
  expect(result.failures.map((failure) => failure.split(':')[0])).toEqual([
    'GD01-002',
    'GD01-003',
    'GD01-004',
  ]);
  const file = namedFace(directory, 'gundam', 315, 'GD01-001');
  const picture = await sharp(readFileSync(file)).metadata();
  expect(picture).toMatchObject({ format: 'webp', width: 315, height: 440 });
  expect(picture.exif).toBeUndefined();
  expect(existsSync(namedFace(directory, 'gundam', 315, 'GD01-003'))).toBe(false);
  expect(await uploadPictures(order, () => {})).toMatchObject({ drawn: 0, reused: 3 });
});
