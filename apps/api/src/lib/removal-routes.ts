import type { Endpoint, Parts } from '@deckframe/contract/endpoint';
import type { App } from '../app-types.ts';
import { handle } from './handle.ts';
import type { MemberWrite, OpenWrite } from './member-write.ts';

type Removal = { reason: string };

type Removable<Params, Answer> = {
  remove: RemovalEndpoint<Params, Removal, Answer>;
  restore: RemovalEndpoint<Params, unknown, Answer>;
  /** Removes with a reason; restores without one. */
  moderate: (write: OpenWrite, params: Params, removal: Removal | null) => Promise<Answer>;
};
type RemovalEndpoint<Params, Body, Answer> = Endpoint<
  string,
  unknown,
  Parts<Params, unknown, Body>,
  Answer,
  'keyed'
>;

/** Registers the two routes with which moderators remove and restore content. */
export function removalRoutes<Params, Answer>(
  app: App,
  memberWrite: MemberWrite,
  { remove, restore, moderate }: Removable<Params, Answer>,
): void {
  handle(app, remove, async (request) =>
    memberWrite(request, (write) => moderate(write, request.params, request.body)),
  );
  handle(app, restore, async (request) =>
    memberWrite(request, (write) => moderate(write, request.params, null)),
  );
}
