import { noQuery } from '@deckframe/contract/params';
import { PROBLEM_CONTENT_TYPE, problem } from '@deckframe/contract/problem';
import type { App } from '../app-types.ts';

const REFUSAL = {
  description: 'Refused, with the reason',
  content: { [PROBLEM_CONTENT_TYPE]: { schema: problem } },
};

/** Defaults of every documented route, so that none can omit them. */
export function registerRouteDefaults(app: App): void {
  app.addHook('onRoute', (route) => {
    const { schema } = route;
    if (schema === undefined || schema.hide === true) return;
    // Routes without declared query parameters refuse all of them.
    schema.querystring ??= noQuery;
    schema.response = { ...(schema.response as object), '4xx': REFUSAL, '5xx': REFUSAL };
  });
}
