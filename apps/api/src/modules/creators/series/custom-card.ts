import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import type { CardValues } from '@deckframe/domain/cards/catalogue/plan-edits';
import { customPictureAddress } from '../../site/uploads/service.ts';

export type CustomCardRow = {
  id: string;
  series_map: string;
  owner_id: UserId;
  fields: CardValues;
  revision: number;
  updated_by: string | null;
  picture_by: UserId | null;
  picture_file: string | null;
  created_at: Date;
  updated_at: Date;
};

/** Merges columns; fan-made fields win. */
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
