import { createRequire, registerHooks } from 'node:module';

const own = createRequire(import.meta.url);

/**
 * dependency-cruiser uses the `typescript` package next to it. Version 7 has no compiler API, so
 * the tool would read no file and report success. This hook substitutes our version 6.
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
