import type { App } from '../../app-types.ts';

/** Dangerous acts, one of which asks for no proof although it says so. */
export function plantUnproved(): { add(app: App): void; hide(): void } {
  let isHidden = false;
  const add = (app: App): void => {
    // While requests are checked it names the session alone, to whoever asks later a fresh proof.
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
