import { runInApi } from './run-in-api.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';

answerHelp(`Usage: npm run ops -- invariants
Asks of all data what must hold: counters equal their rows, decks their last revision, and so on.
Names what does not and ends with 1. DATABASE_URL says which database; without it the one of
development is meant.`);

await runInApi('invariants.ts');
