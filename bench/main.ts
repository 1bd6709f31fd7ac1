import type { Bench } from './bench.ts';
import { httpBench } from './http.ts';
import { runRounds } from './run-rounds.ts';

/** The benches by the name that `npm run bench -- <name>` takes. */
const BENCHES: Record<string, Bench> = { http: httpBench };

/** A bench ends within a minute, its setting up and tidying included. */
const LIMIT_MS = 60_000;
const TIDY_UP_MS = 5_000;

async function main(): Promise<void> {
  const started = Date.now();
  const name = process.argv[2] ?? '';
  const bench = BENCHES[name];
  if (bench === undefined) {
    console.error(
      `Usage: npm run bench -- <name>   with a name of: ${Object.keys(BENCHES).join(', ')}`,
    );
    process.exitCode = 2;
    return;
  }

  const note = (line: string): void => {
    console.log(`[${((Date.now() - started) / 1000).toFixed(1)} s] ${line}`);
  };
  const prepared = await bench(note);
  try {
    const result = await runRounds(prepared, started + LIMIT_MS - TIDY_UP_MS, note);
    for (const { name: ratio, target } of prepared.ratios) {
      note(`${ratio} ${String(result[ratio])}, at least ${target} wanted`);
    }
    await prepared.close();
    console.log(JSON.stringify(result));
    process.exitCode = result['ok'] === true ? 0 : 1;
  } catch (error) {
    await prepared.close();
    throw error;
  }
}

await main();
