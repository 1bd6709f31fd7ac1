import { answerHelp } from '../../tools/help/answer-help.ts';
import { FIGURES, proveEvent } from './prove-event.ts';

answerHelp(`Usage: npm run prove -- pairing [<events> [<most players> [<first seed>]]]
Plays random events of 8 to 500 players with late entries, drops and odd counts, and compares each
round with a plain matching over all pairs. Prints one line of figures.`);

const EVENTS = 100;
const MOST_PLAYERS = 500;

const events = Number(process.argv[2] ?? EVENTS);
const most = Number(process.argv[3] ?? MOST_PLAYERS);
const first = Number(process.argv[4] ?? 1);
const started = performance.now();
const figures = { ...FIGURES };
for (let event = 0; event < events; event += 1) {
  proveEvent(first + event, most, figures);
  if ((event + 1) % 100 === 0) console.error(`${event + 1} events, ${figures.rounds} rounds`);
}
const { costDiffers, notCertified, avoidableRematches, avoidableSecondByes, notEverybodyOnce } =
  figures;
const faults =
  costDiffers + notCertified + avoidableRematches + avoidableSecondByes + notEverybodyOnce;
const seconds = Math.round((performance.now() - started) / 1000);
console.log(JSON.stringify({ ...figures, most, first, seconds, ok: faults === 0 }));
process.exitCode = faults === 0 ? 0 : 1;
