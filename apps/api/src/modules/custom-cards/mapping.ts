import { printUserId } from '@deckframe/domain/access/user-id';
import { customPictureAddress } from '../uploads/service.ts';
import type { CustomCardRow } from './queries.ts';

/** The game's columns beside those of every fan-made card, which win. */
export function toCustomCard(row: CustomCardRow) {
  const { id, series_map, revision, updated_by, picture_by: by, picture_file: file } = row;
  const customPNG =
    by === null || file === null ? null : customPictureAddress({ by, file }, 'full');
  return {
    ...row.fields,
    name: String(row.fields['name'] ?? ''),
    id,
    series_map,
    owner_id: printUserId(row.owner_id),
    customPNG,
    isCustom: true as const,
    revision,
    updated_by,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
