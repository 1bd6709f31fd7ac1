/** Runs a program as the image would, without any setting; gives all that it wrote. */
type ImageRunner = (command: readonly string[]) => Promise<string>;

/** What the image does when nothing is set: it names every missing setting and ends. */
const WITHOUT_SETTINGS = 'DATABASE_URL';

const STARTS = {
  'apps/api/src/main.ts': WITHOUT_SETTINGS,
  'apps/api/src/worker.ts': WITHOUT_SETTINGS,
  'apps/api/src/admin.ts': WITHOUT_SETTINGS,
  'apps/api/src/invariants.ts': WITHOUT_SETTINGS,
  'packages/database/src/migrate.ts': 'DATABASE_MIGRATOR_URL',
  'packages/database/src/seed.ts': 'DATABASE_MIGRATOR_URL',
};

/** Pictures need binaries that npm installs apart from the packages which use them. */
const DRAW =
  "import('sharp').then(({ default: sharp }) => sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } }).webp().toBuffer()).then(() => console.log('drawn'))";

/**
 * Starts API, worker and commands without any setting. Each must get as far as its own list of what
 * is missing: a package that the image lacks ends it earlier, with another text.
 */
export async function tryStarts(run: ImageRunner): Promise<void> {
  const drawn = await run(['node', '-e', DRAW]);
  if (!drawn.includes('drawn')) throw new Error(`no picture is drawn in the image:\n${drawn}`);
  console.log('pictures are drawn in the image');
  for (const [file, expected] of Object.entries(STARTS)) {
    const text = await run(['node', file]);
    if (!text.includes(expected)) throw new Error(`${file} does not start in the image:\n${text}`);
    console.log(`${file} starts in the image`);
  }
}
