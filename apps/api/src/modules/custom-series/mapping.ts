import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import { toCustomCard } from '../creators/series/custom-card.ts';
import type { CoverRow, SeriesRow } from '../creators/series/series-sql.ts';

/** As the documents have it: who edits it is one text of ids. Why it was hidden only its people read. */
export function toSeries(row: SeriesRow, isInside: boolean) {
  const { gameid, id, name, description, is_published, is_listed, version } = row;
  const { like_count, comment_count, card_count, deck_count } = row;
  const members = row.members.map((member) => ({ ...member, id: printUserId(member.id) }));
  const owner_id = printUserId(row.owner_id);
  return {
    id,
    series_map: id,
    gameid,
    name,
    description,
    owner_id,
    owner: { id: owner_id, username: row.owner_name, avatar: row.owner_avatar },
    collaboration_members: members.map((member) => member.id).join(','),
    members,
    is_published,
    is_listed,
    like_count,
    comment_count,
    card_count,
    deck_count,
    cover: row.cover && toCover(row, row.cover),
    last_change: row.changed_at && { at: row.changed_at.toISOString(), by: row.changed_by },
    version,
    moderated: row.moderated_at !== null,
    moderated_at: isInside ? (row.moderated_at?.toISOString() ?? null) : null,
    moderation_reason: isInside ? row.moderation_reason : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** It comes as JSON, which has no moments. */
function toCover({ id, owner_id }: SeriesRow, cover: CoverRow) {
  const [created_at, updated_at] = [new Date(cover.created_at), new Date(cover.updated_at)];
  return toCustomCard({ ...cover, series_map: id, owner_id, created_at, updated_at });
}
