import { startStack } from './start-stack.ts';
import { publishStack } from './stack-address.ts';

/** Runs once before all specs. The returned function runs after them. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one.
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack();
  publishStack(stack);
  return stack.stop;
}
