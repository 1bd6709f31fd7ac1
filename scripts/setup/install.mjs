// `npm run setup`: plain JavaScript, because a fresh clone has only the system's Node and no
// packages. Installs the packages (including Node 24) and runs main.ts.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  console.log('Usage: npm run setup');
  console.log('Installs the packages, starts the servers, makes database, demo data and .env.');
  process.exit(0);
}

const run = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

if (!existsSync('node_modules/.package-lock.json')) {
  console.log('Installing packages (npm ci) …');
  run('npm', ['ci', '--no-audit', '--no-fund']);
}
run('npx', ['--no-install', 'node', 'scripts/setup/main.ts']);
