import type { DatabaseLimit } from '../../lib/database-limit.ts';

export const UPLOADS_LIMIT: DatabaseLimit = { name: 'desk-uploads', max: 240, windowSeconds: 60 };
export const DEVICES_LIMIT: DatabaseLimit = { name: 'desk-devices', max: 20, windowSeconds: 600 };
export const REPORTS_LIMIT: DatabaseLimit = { name: 'match-reports', max: 20, windowSeconds: 60 };
