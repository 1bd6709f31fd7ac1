import { z } from 'zod';
import { versionNumber } from '../params.ts';
import { text } from '../text.ts';

export const MAINTENANCE_CODE_MAX = 200;
export const MAINTENANCE_MESSAGE_MAX = 500;

export const unlockBody = z
  .strictObject({ code: text(MAINTENANCE_CODE_MAX) })
  .meta({ id: 'MaintenanceUnlock' });

export const maintenanceState = z
  .strictObject({
    locked: z.boolean(),
    message: z.string(),
    version: z.int().meta({ description: 'Increases with each change; cookies are bound to it.' }),
  })
  .meta({ id: 'MaintenanceState' });

/** A text in `code` sets the lock, null lifts it. A blank code is refused. */
export const maintenanceChange = z
  .strictObject({
    code: text(MAINTENANCE_CODE_MAX)
      .refine((code) => code.trim() !== '', 'must not be blank')
      .nullable(),
    message: text(MAINTENANCE_MESSAGE_MAX),
    version: versionNumber.meta({ description: 'The version this change was made from.' }),
  })
  .meta({ id: 'MaintenanceChange' });

export type MaintenanceState = z.infer<typeof maintenanceState>;
export type MaintenanceChange = z.infer<typeof maintenanceChange>;
