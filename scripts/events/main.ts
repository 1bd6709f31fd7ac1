import { runInApi } from '../admin/run-in-api.ts';
import { answerHelp } from '../help/answer-help.ts';

answerHelp(`Usage: npm run events -- list
       npm run events -- reach <file.json>
Tells how many members the audience of an event has at the moment.
       npm run events -- create <file.json>
       npm run events -- change <id> <file.json>
Changes its words, time or limit; the file holds the body of PATCH /api/admin/events/{id}.
       npm run events -- clone <id> <file.json>
The file holds the new time: startDate and endDate.
       npm run events -- end <id>
       npm run events -- delete <id>
       npm run events -- send <file.json>
Sends a notice or gift to some members. The files hold the bodies of the API's
POST /api/admin/events and POST /api/admin/mail.
DATABASE_URL says which database; without it the one of development is meant.`);

await runInApi('events.ts');
