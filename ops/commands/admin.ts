import { answerHelp } from '../../tools/help/answer-help.ts';
import { runInApi } from './run-in-api.ts';

answerHelp(`Usage: npm run admin -- make-superadmin <username>
Gives a member the roles Superadmin and Administrator, and ends the member's sessions.
       npm run admin -- reset-second-factor <username>
Removes a member's authenticator app, recovery codes and passkeys, and ends the member's sessions.
       npm run admin -- end-sessions <username>
Ends the member's sessions on every device, and nothing else.
       npm run admin -- erase-again
After a restore: erases members again who were deleted since the backup; reads the list at UPLOADS_URL.
       npm run admin -- code <username>
Prints the code of a demo member's authenticator app; only on a development machine.
DATABASE_URL selects the database; the default is the development database.`);

await runInApi('admin.ts');
