import { runInApi } from './run-in-api.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';

answerHelp(`Usage: npm run ops -- events list
       npm run ops -- events reach <file.json>
Prints the current number of members in the audience of a campaign.
       npm run ops -- events create <file.json>
       npm run ops -- events change <id> <file.json>
Changes its texts, period or limit; the file contains the body of PATCH /api/admin/events/{id}.
       npm run ops -- events clone <id> <file.json>
The file contains the new period: startDate and endDate.
       npm run ops -- events end <id>
       npm run ops -- events delete <id>
       npm run ops -- events send <file.json>
Sends a message or gift to some members. The files contain the bodies of the API's
POST /api/admin/events and POST /api/admin/mail.
DATABASE_URL selects the database; the default is the development database.`);

await runInApi('events.ts');
