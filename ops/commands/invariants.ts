import { runInApi } from './run-in-api.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';

answerHelp(`Usage: npm run ops -- invariants
Checks the invariants of all data: counters equal their rows, decks their last revision, and so on.
Prints violations and exits with 1 if there are any. DATABASE_URL selects the database; the default
is the development database.`);

await runInApi('invariants.ts');
