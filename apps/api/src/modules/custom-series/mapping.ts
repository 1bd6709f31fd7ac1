import { printUserId } from '@deckframe/domain/access/user-id';
import { customPictureAddress } from '../uploads/service.ts';
import type { SeriesRow } from './queries.ts';

/** As the documents have it: who edits it is one text of ids. Why it was hidden only its people read. */
export function toSeries(row: SeriesRow, isInside: boolean) {
  const { gameid, id, name, description, is_published, version } = row;
  const { like_count, comment_count, card_count } = row;
  const members = row.members.map((member) => ({ ...member, id: printUserId(member.id) }));
  const owner_id = printUserId(row.owner_id);
  return {
    id,
    series_map: id,
    gameid,
    name,
    description,
    owner_id,
    owner: { id: owner_id, username: row.owner_name },
    collaboration_members: members.map((member) => member.id).join(','),
    members,
    is_published,
    like_count,
    comment_count,
    card_count,
    cover: row.cover && customPictureAddress(row.cover, 'full'),
    version,
    moderated: row.moderated_at !== null,
    moderated_at: isInside ? (row.moderated_at?.toISOString() ?? null) : null,
    moderation_reason: isInside ? row.moderation_reason : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
