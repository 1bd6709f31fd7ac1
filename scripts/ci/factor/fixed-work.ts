/**
 * The reference work on one thread: JSON, sorting and maps, the main CPU costs of tests and
 * servers. Posts its duration in milliseconds.
 */
import { parentPort } from 'node:worker_threads';

/** About a third of a second on the reference machine. */
const ROUNDS = 320;
const ROWS = 400;

function work(): number {
  let sum = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = Array.from({ length: ROWS }, (_, index) => ({
      id: (index * 7919 + round * 104_729) % 65_537,
      name: `card ${index} of round ${round}`,
      colors: ['red', 'blue', 'green'].slice(index % 3),
    }));
    const copy = JSON.parse(JSON.stringify(rows)) as typeof rows;
    copy.sort((left, right) => left.id - right.id || left.name.localeCompare(right.name));
    const byName = new Map(copy.map((row) => [row.name, row]));
    sum += byName.size + (copy[0]?.id ?? 0);
  }
  return sum;
}

const started = performance.now();
work();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has none.
parentPort?.postMessage(performance.now() - started);
