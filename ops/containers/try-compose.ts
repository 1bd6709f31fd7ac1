import { compose, containerOf, waitForSite, waitUntilHealthy, fillComposeFile } from './compose.ts';
import { podman } from './podman.ts';
import { readUnderLoad, saveDeck, signIn } from './use-site.ts';

/** Tests the whole compose.yaml: start, seed, use, replace one API under load, stop. */
export async function tryCompose(): Promise<void> {
  const file = fillComposeFile();
  const up = (...services: string[]) =>
    compose(file, 'up', '-d', '--no-build', '--no-deps', ...services);
  try {
    await up('postgres', 'redis');
    await waitUntilHealthy('postgres');
    await compose(file, 'run', '--rm', '--no-deps', 'migrate');
    console.log('migrated');
    await compose(file, 'run', '--rm', '--no-deps', 'seed');
    console.log('seeded');
    await up('api-1', 'api-2', 'worker');
    await Promise.all([waitUntilHealthy('api-1'), waitUntilHealthy('api-2')]);
    await up('proxy');
    await waitForSite('/v3/gundam');
    console.log('the site answers through its proxy');
    const cookie = await signIn();
    const deck = await saveDeck(cookie);
    console.log('a member signed in and saved a deck');
    await replaceOneApi(deck, up);
  } finally {
    await compose(file, 'down', '-v').catch((error: unknown) => console.error(String(error)));
  }
}

async function replaceOneApi(
  deck: string,
  up: (service: string) => Promise<string>,
): Promise<void> {
  let isOver = false;
  const load = readUnderLoad(deck, () => isOver);
  try {
    await podman(['stop', '-t', '30', containerOf('api-1')]);
    await podman(['rm', containerOf('api-1')]);
    await up('api-1');
    await waitUntilHealthy('api-1');
  } finally {
    isOver = true;
  }
  const { failures, requests } = await load;
  console.log(`one API replaced: ${requests} requests, ${failures.length} failed`);
  if (requests < 100 || failures.length > 0) throw new Error(failures.slice(0, 5).join(', '));
}
