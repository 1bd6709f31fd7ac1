import { removalBody } from '@deckframe/contract/community/moderation';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { PolicyName } from '@deckframe/domain/accounts/access/policy';
import type { FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import type { App } from '../app-types.ts';
import type { MemberWrite, OpenWrite } from './member-write.ts';

type Words = { operationId: string; summary: string };

type Removable<Params extends z.ZodType, Answer extends z.ZodType> = {
  url: `/api/admin/${string}/removal`;
  policy: PolicyName;
  params: Params;
  answer: Answer;
  remove: Words;
  restore: Words;
  /** Out of public with a reason, or, without one, back again. */
  moderate: (
    write: OpenWrite,
    params: z.output<Params>,
    removal: { reason: string } | null,
  ) => Promise<z.input<Answer>>;
};

/** What members made is taken out of public, and let back, in one way. */
export function removalRoutes<Params extends z.ZodType, Answer extends z.ZodType>(
  app: App,
  memberWrite: MemberWrite,
  { url, policy, params, answer, remove, restore, moderate }: Removable<Params, Answer>,
): void {
  const config = { policy, proof: 'session' } as const;
  // The compiler follows no schema that is handed in; the request is judged by it all the same.
  const schema: FastifySchema = {
    tags: ['administration'],
    params,
    headers: idempotencyHeaders,
    response: { 200: answer },
  };
  const act = (request: FastifyRequest, removal: { reason: string } | null) =>
    memberWrite(request, (write) => moderate(write, request.params as z.output<Params>, removal));
  app.put(url, { config, schema: { ...schema, ...remove, body: removalBody } }, async (request) =>
    act(request, request.body),
  );
  app.delete(url, { config, schema: { ...schema, ...restore } }, async (request) =>
    act(request, null),
  );
}
