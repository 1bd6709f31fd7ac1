/**
 * Builds and runs the production image from Debian packages, without Docker or a registry. `npm run
 * containers` tests the whole compose.yaml, `-- start` only the image, `-- folder` the image's
 * content without building it.
 */
import { answerHelp } from '../../tools/help/answer-help.ts';
import { makeBaseImages } from './base-images.ts';
import { tryImageFolder } from './image-folder.ts';
import { installTools } from './install-tools.ts';
import { buildSiteImage, tryImage } from './site-image.ts';
import { tryCompose } from './try-compose.ts';

const HELP = `Usage: npm run containers [-- start | -- folder]
  (nothing)  builds the image, starts compose.yaml with stand-ins for postgres, redis and nginx,
             seeds, signs in, saves a deck, replaces one API under load, stops
  start      builds the image and sees API, worker, migrations and seed start in it
  folder     the same without an image: lays out what it holds in a folder and starts it there
Needs root on Debian 12 or later; installs buildah, podman and what they need; "folder"
needs npm alone.`;
answerHelp(HELP);

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const started = Date.now();
  await work();
  console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}

async function main(argument: string | undefined): Promise<void> {
  if (argument === 'folder') return timed('starts in a folder', tryImageFolder);
  if (argument !== undefined && argument !== 'start') throw new Error(HELP);
  const whole = argument === undefined;
  await timed('tools', installTools);
  await timed('base images', () => makeBaseImages(whole));
  await timed('image', buildSiteImage);
  await timed('starts', tryImage);
  if (whole) await timed('compose', tryCompose);
}

await main(process.argv[2]);
