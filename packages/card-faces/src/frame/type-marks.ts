/** Small pictograms of what a card is, 24 x 24. */
import type { FaceRole } from '../face-card.ts';

const TYPE_MARKS: Record<FaceRole, string> = {
  leader: 'M2 20 1 7l6 5 5-9 5 9 6-5-1 13Z',
  fighter: 'M4 20V9l8-6 8 6v11h-5v-6H9v6Z',
  partner: 'M12 2a6 6 0 0 1 6 6c0 4-2.5 7-6 7s-6-3-6-7a6 6 0 0 1 6-6ZM3 22c0-4 4-6 9-6s9 2 9 6Z',
  action: 'M13 1 4 14h6l-1 9 10-14h-7Z',
  place: 'M2 22V11l5 3V8l5 3 5-3v6l5-3v11Z',
  item: 'M8 2h8v4h5l1 16H2L3 6h5Zm2 2v2h4V4Z',
  resource: 'M12 1 22 8v8l-10 7L2 16V8Z',
};

export const typeMark = (role: FaceRole): string => TYPE_MARKS[role];
