import type { App } from '../../app-types.ts';

/** Sensitive actions. One requires no proof although it declares one. */
export function plantUnproved(): { add(app: App): void; hide(): void } {
  let isHidden = false;
  const add = (app: App): void => {
    // Requires only the session while requests are checked, and declares a fresh proof otherwise.
    const config = {
      policy: 'account.own' as const,
      get proof(): 'fresh' | 'session' {
        return isHidden ? 'fresh' : 'session';
      },
    };
    const schema = { hide: true };
    const honest = { policy: 'account.own', proof: 'fresh' } as const;
    app.post('/api/planted/proved', { config: honest, schema }, async (_request, reply) =>
      reply.code(204).send(null),
    );
    app.post('/api/planted/unproved', { config, schema }, async (_request, reply) =>
      reply.code(204).send(null),
    );
  };
  return { add, hide: () => void (isHidden = true) };
}
