import { runInApi } from './run-in-api.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';

answerHelp(`Usage: npm run ops -- events list
       npm run ops -- events reach <file.json>
Tells how many members the audience of an event has at the moment.
       npm run ops -- events create <file.json>
       npm run ops -- events change <id> <file.json>
Changes its words, time or limit; the file holds the body of PATCH /api/admin/events/{id}.
       npm run ops -- events clone <id> <file.json>
The file holds the new time: startDate and endDate.
       npm run ops -- events end <id>
       npm run ops -- events delete <id>
       npm run ops -- events send <file.json>
Sends a notice or gift to some members. The files hold the bodies of the API's
POST /api/admin/events and POST /api/admin/mail.
DATABASE_URL says which database; without it the one of development is meant.`);

await runInApi('events.ts');
