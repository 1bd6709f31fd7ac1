import { generateWorld } from './src/generate-world.ts';
import { DEMO_NOW, DEMO_SEED } from './src/demo-options.ts';
import { readWorld } from './src/read-world.test-support.ts';

/** `npx node packages/card-world/measure-scale.ts gundam 500000` prints time and memory of one run. */
const [game = 'gundam', wanted = '10000'] = process.argv.slice(2);
const started = performance.now();
let cards = 0;
let bytes = 0;
let peak = 0;
for (const card of generateWorld(readWorld(game), {
  seed: DEMO_SEED,
  now: DEMO_NOW,
  cards: Number(wanted),
})) {
  cards += 1;
  bytes += JSON.stringify(card).length;
  if (cards % 5000 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed);
}
const seconds = (performance.now() - started) / 1000;
const figures = {
  game,
  cards,
  seconds: Number(seconds.toFixed(1)),
  // A busy machine makes the clock lie; the processor's own time does not.
  processorSeconds: Number((process.cpuUsage().user / 1_000_000).toFixed(1)),
  bytesPerCard: Math.round(bytes / cards),
  peakHeapMb: Math.round(peak / 2 ** 20),
  residentMb: Math.round(process.memoryUsage().rss / 2 ** 20),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
