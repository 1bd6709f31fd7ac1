import { z } from 'zod';
import { codeField, passwordField } from './account.ts';

export const RECOVERY_CODES = 10;

export const secondFactorState = z
  .strictObject({
    authenticator: z
      .strictObject({ addedAt: z.string(), recoveryCodesLeft: z.int() })
      .nullable()
      .meta({ description: 'The authenticator app; null where there is none' }),
    passkeys: z.int().meta({ description: 'How many passkeys there are; each is a second factor' }),
    required: z.boolean().meta({ description: 'Staff need a second factor' }),
    proved: z.boolean().meta({ description: 'Whether this session has used one' }),
  })
  .meta({ id: 'SecondFactorState' });

export const secondFactorSetUp = z
  .strictObject({
    secret: z.string().meta({
      description: 'For manual entry in an authenticator app; shown only in this response',
    }),
    uri: z.string().meta({ description: 'The same as an otpauth address, for a QR code' }),
  })
  .meta({ id: 'SecondFactorSetUp' });

export const codeBody = z.strictObject({ code: codeField }).meta({ id: 'SecondFactorCode' });

export const recoveryCodesAnswer = z
  .strictObject({
    recoveryCodes: z
      .array(z.string())
      .length(RECOVERY_CODES)
      .meta({ description: 'Each works once; shown only in this response' }),
  })
  .meta({ id: 'RecoveryCodes' });

/** The code for members with an authenticator app, otherwise the password. */
export const proofBody = z
  .strictObject({ password: passwordField.optional(), code: codeField.optional() })
  .refine(
    ({ code, password }) => (code === undefined) !== (password === undefined),
    'must be a password or a code',
  )
  .meta({ id: 'Proof' });
