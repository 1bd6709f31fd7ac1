import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';
import { listFiles } from './list-files.ts';
import { runTool } from './run-tool.ts';
import { tryStarts } from './try-starts.ts';

/**
 * Copies what the last stage of the Dockerfile copies into a folder, installs packages with its
 * command, and starts the programs there. So files missing in the image are missing here too. The
 * built web app is left out.
 */
export async function tryImageFolder(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'deckframe-image-'));
  try {
    const stages = readFileSync(join(REPOSITORY_ROOT, 'Dockerfile'), 'utf8').split(/^FROM /m);
    await installPackages(folder, stages);
    copySources(folder, stages.at(-1) ?? '');
    const path = [dirname(process.execPath), process.env['PATH']].join(':');
    await tryStarts(([command = '', ...args]) =>
      // Without our environment variables. With one of them, the program could start and keep
      // running.
      runTool('env', ['-i', `PATH=${path}`, 'NODE_ENV=production', command, ...args], {
        cwd: folder,
      }).catch((error: unknown) => String(error)),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the Dockerfile's install command in a folder with only the manifests. */
async function installPackages(folder: string, stages: readonly string[]): Promise<void> {
  const stage = stages.find((text) => text.startsWith('sources AS modules\n')) ?? '';
  const install = /^RUN (npm ci .+)$/m.exec(stage)?.[1];
  if (install === undefined) throw new Error('the Dockerfile has no stage that installs packages');
  const isManifest = (file: string): boolean => /(?:^|\/)package\.json$/.test(file);
  copy(folder, ['package-lock.json', '.npmrc', ...listFiles().filter(isManifest)]);
  await runTool('sh', ['-c', `${install} --prefer-offline --no-audit --no-fund`], { cwd: folder });
}

/** Copies the build context: everything except what `.dockerignore` excludes. */
function copySources(folder: string, stage: string): void {
  const copied = [...stage.matchAll(/^COPY (?!--from)(\S+) \S+$/gm)].map(([, path = '']) => path);
  const isCopied = (file: string): boolean =>
    copied.some((path) => file === path || file.startsWith(`${path}/`));
  copy(folder, listFiles().filter(isCopied));
}

function copy(folder: string, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(REPOSITORY_ROOT, file), join(folder, file));
  }
}
