import { tablePart, type AccountPart } from '../../../lib/account-part.ts';
import { deleteActorEverywhere } from './queries.ts';

const table = tablePart('notices', 'notices.user_id');

/** Exports notices without actors. A leaving member is removed from all bundles. */
export const noticesPart: AccountPart = {
  ...table,
  covers: {
    ...table.covers,
    'notice_actors.user_id': ['erase'],
    'notice_actors.actor_id': ['erase'],
  },
  async erase(db, userId, decks) {
    await deleteActorEverywhere(db, userId, null);
    await table.erase(db, userId, decks);
  },
};

export const noticeSettingsPart = tablePart('noticeSettings', 'notice_settings.user_id', [
  'mail_key',
]);
