import { noQuery } from '@deckframe/contract/params';
import { PROBLEM_CONTENT_TYPE, problem } from '@deckframe/contract/problem';
import type { App } from '../app-types.ts';

const REFUSAL = {
  description: 'Refused, with the reason',
  content: { [PROBLEM_CONTENT_TYPE]: { schema: problem } },
};

/** What every documented route has in common, so that no route can forget it. */
export function registerRouteDefaults(app: App): void {
  app.addHook('onRoute', (route) => {
    const { schema } = route;
    if (schema === undefined || schema.hide === true) return;
    // A route that names no query parameters takes none.
    schema.querystring ??= noQuery;
    schema.response = { ...(schema.response as object), '4xx': REFUSAL, '5xx': REFUSAL };
  });
}
