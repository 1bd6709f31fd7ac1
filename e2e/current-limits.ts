import { expect as baseExpect, type BrowserContext, type TestInfo } from '@playwright/test';
import { BROWSER_LIMITS, limitOf, readLimits } from '../scripts/ci/factor/limits.ts';

/** Actions too follow the load of the moment. */
export function limitActions(context: BrowserContext): BrowserContext {
  context.setDefaultTimeout(readLimits(BROWSER_LIMITS).action);
  return context;
}

let expectNow = baseExpect;
let limitsNow = BROWSER_LIMITS;

/** The limits of the running test. */
export const currentLimits = (): typeof BROWSER_LIMITS => limitsNow;

/** Expects within the limit of the running test. A worker outlives the load that it started under. */
export const expect: typeof baseExpect = new Proxy(baseExpect, {
  apply: (_target, _this, facts) => Reflect.apply(expectNow, undefined, facts) as unknown,
  get: (_target, name) => Reflect.get(expectNow, name) as unknown,
});

/** Sets the limits of a test that begins now: its own by its tags, and that of its expectations. */
export function limitTest(info: TestInfo): void {
  const limits = readLimits(BROWSER_LIMITS);
  limitsNow = limits;
  info.setTimeout(limitOf(info, limits));
  expectNow = baseExpect.configure({ timeout: limits.expectation });
}
