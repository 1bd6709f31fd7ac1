import { answerHelp } from '../../tools/help/answer-help.ts';
import { runInApi } from './run-in-api.ts';

answerHelp(`Usage: npm run admin -- make-superadmin <username>
Gives a member the roles Superadmin and Administrator, and ends the member's sessions.
       npm run admin -- reset-second-factor <username>
Removes a member's authenticator app, recovery codes and passkeys, and ends the member's sessions.
       npm run admin -- end-sessions <username>
Ends the member's sessions on every device, and nothing else.
       npm run admin -- erase-again
After a restore: erases again whoever had left since; UPLOADS_URL says where that is written down.
       npm run admin -- code <username>
Tells the code of a demo member's authenticator app; on a development machine only.
DATABASE_URL says which database; without it the one of development is meant.`);

await runInApi('admin.ts');
