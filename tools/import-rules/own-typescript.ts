import { createRequire, registerHooks } from 'node:module';

const own = createRequire(import.meta.url);

/**
 * dependency-cruiser reads TypeScript through whatever `typescript` stands beside it. Version 7 has
 * no compiler API: with it, the tool sees no file and reports success. This workspace's version 6
 * is put in its place, wherever npm happened to install either.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isTypeScript = specifier === 'typescript' || specifier.startsWith('typescript/');
    if (!isTypeScript || context.parentURL?.includes('/dependency-cruiser/') !== true) {
      return nextResolve(specifier, context);
    }
    return nextResolve(own.resolve(specifier), context);
  },
});
