import { expect as baseExpect, type BrowserContext, type TestInfo } from '@playwright/test';
import { BROWSER_LIMITS, limitOf, readLimits } from '../scripts/ci/factor/limits.ts';

/** Limits of actions also follow the current load. */
export function limitActions(context: BrowserContext): BrowserContext {
  context.setDefaultTimeout(readLimits(BROWSER_LIMITS).action);
  return context;
}

let expectNow = baseExpect;
let limitsNow = BROWSER_LIMITS;

/** The limits of the running test. */
export const currentLimits = (): typeof BROWSER_LIMITS => limitsNow;

/** `expect` with the limit of the running test, because the load changes while a worker runs. */
export const expect: typeof baseExpect = new Proxy(baseExpect, {
  apply: (_target, _this, facts) => Reflect.apply(expectNow, undefined, facts) as unknown,
  get: (_target, name) => Reflect.get(expectNow, name) as unknown,
});

/** Sets the limits of a starting test: by its tags, and for its expectations. */
export function limitTest(info: TestInfo): void {
  const limits = readLimits(BROWSER_LIMITS);
  limitsNow = limits;
  info.setTimeout(limitOf(info, limits));
  expectNow = baseExpect.configure({ timeout: limits.expectation });
}
