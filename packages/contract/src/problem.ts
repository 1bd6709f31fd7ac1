import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';

export const PROBLEM_CONTENT_TYPE = 'application/problem+json';

const codes = Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]];

export const fieldFault = z.strictObject({
  path: z.string().meta({ description: 'The place, as a JSON pointer', examples: ['/body/code'] }),
  message: z.string(),
});

/** RFC 9457 problem details: the body of every error. */
export const problem = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(codes),
    detail: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    requestId: z.string(),
    errors: z.array(fieldFault).optional(),
  })
  .meta({ id: 'Problem' });

export type FieldFault = z.infer<typeof fieldFault>;
export type Problem = z.infer<typeof problem>;
