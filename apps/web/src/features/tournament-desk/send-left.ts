import type { ApiClient } from '#lib/api-client.ts';
import type { EventPlace } from '../tournaments/desk/api.ts';
import { deskName, findDeskCopy, writeDeskCopy } from '../tournaments/desk/desk-copy.ts';
import { DESK_SLOTS, takeSlot } from './desk-slot.ts';
import { pullDesk, pushDesk } from './sync-desk.ts';

/** Sends what tabs that are closed by now had not sent; each as the desk that it was. */
export async function sendLeft(
  api: ApiClient,
  userId: string,
  place: EventPlace,
  own: number,
): Promise<boolean> {
  let hasSent = false;
  for (let slot = 0; slot < DESK_SLOTS; slot++) {
    if (slot === own) continue;
    const held = await takeSlot(deskName(userId, place), slot);
    if (!held) continue;
    try {
      let copy = await findDeskCopy(userId, place, slot);
      while (copy && copy.pending.length > 0) {
        const before: number = copy.pending.length;
        copy = (await pushDesk(api, place, copy))(copy);
        copy = (await pullDesk(api, place, copy))(copy);
        await writeDeskCopy(userId, place, slot, copy);
        hasSent = true;
        if (copy.pending.length >= before) break;
      }
    } finally {
      held.release();
    }
  }
  return hasSent;
}
