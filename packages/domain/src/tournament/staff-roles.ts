export const STAFF_ROLES = ['organiser', 'headJudge', 'judge', 'scorekeeper', 'display'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
