import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { OpenWrite } from '../../lib/member-write.ts';
import { notify } from '../notices/service.ts';
import { findTradeOfNote } from '../trades/service.ts';
import type { ReportedType } from '../community/moderation/queries.ts';

type Decider = Pick<OpenWrite, 'db' | 'tell' | 'user'>;
type Reported = {
  content_type: ReportedType;
  content_id: string;
  gameid: string | null;
  reported_user_id: UserId | null;
  snapshot: string;
};

/** Whoever reported it hears what came of it; whoever made it, that it was hidden. */
export async function tellOfDecision(
  decider: Decider,
  reported: Reported & { reporters: readonly UserId[] },
  outcome: 'dismissed' | 'removed',
  reason: string | null,
): Promise<void> {
  const place = await placeOf(decider, reported);
  if (place === null) return;
  const reporters = reported.reporters.filter((reporter) => reporter !== decider.user.id);
  const label = labelOf(reported);
  await notify(decider, reporters, { kind: 'report', place, label, detail: outcome });
  if (outcome === 'removed') await tellOwner(decider, reported, 'hidden', reason);
}

/** A profile is dealt with by its account: nothing of it is hidden. */
export async function tellOwner(
  decider: Decider,
  reported: Reported,
  detail: 'hidden' | 'restored',
  message: string | null,
): Promise<void> {
  const place = await placeOf(decider, reported);
  const { reported_user_id: ownerId } = reported;
  if (place === null || ownerId === null || reported.content_type === 'profile') return;
  const label = labelOf(reported);
  await notify(decider, [ownerId], { kind: 'moderation', place, label, detail, message });
}

async function placeOf({ db }: Decider, { content_id: id, content_type: type, gameid }: Reported) {
  if (type !== 'trade-note') return { type, game: gameid, id } as const;
  const tradeId = gameid === null ? undefined : await findTradeOfNote(db, gameid, id);
  return tradeId === undefined ? null : ({ type: 'trade', game: gameid, id: tradeId } as const);
}

/** The name of a deck or a member; of a comment or a note the first line. */
function labelOf({ snapshot }: Reported): string {
  return snapshot.split('\n', 1)[0] ?? '';
}
