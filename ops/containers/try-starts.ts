/** Runs a program as the image would, without settings, and returns its output. */
type ImageRunner = (command: readonly string[]) => Promise<string>;

/** The text expected without settings: the program lists every missing setting and exits. */
const WITHOUT_SETTINGS = 'DATABASE_URL';

const STARTS = {
  'apps/api/src/main.ts': WITHOUT_SETTINGS,
  'apps/api/src/worker.ts': WITHOUT_SETTINGS,
  'apps/api/src/admin.ts': WITHOUT_SETTINGS,
  'apps/api/src/invariants.ts': WITHOUT_SETTINGS,
  'packages/database/src/migrate.ts': 'DATABASE_MIGRATOR_URL',
  'packages/database/src/seed.ts': 'DATABASE_MIGRATOR_URL',
};

/** Drawing pictures needs native binaries, which npm installs separately. */
const DRAW =
  "import('sharp').then(({ default: sharp }) => sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } }).webp().toBuffer()).then(() => console.log('drawn'))";

/**
 * Starts API, worker and commands without settings. Each must reach its list of missing settings; a
 * package missing in the image would end it earlier.
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
