import type { ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { openPart, MEMBER, type PartPlace } from './open-part.tsx';
import { receivedCalls } from './scripted-api.ts';

/**
 * Opens a page whose first request finishes before its connection to `/api/live` opens. Its data
 * may be outdated, so it must refetch then.
 */
export async function openBeforeHearing(part: ReactNode, place: PartPlace | null, call: string) {
  const lines: EventTarget[] = [];
  class HeldLine extends EventTarget {
    readonly readyState = 0;
    constructor() {
      super();
      lines.push(this);
    }
    close(): void {}
  }
  vi.stubGlobal('EventSource', HeldLine);
  onTestFinished(() => void vi.unstubAllGlobals());
  await openPart(part, MEMBER, place);
  const countReads = async () => (await receivedCalls(call)).length;
  await expect.poll(countReads).toBe(1);
  await expect.poll(() => lines.length).toBe(1);
  expect(await countReads()).toBe(1);
  return { countReads, hear: () => lines[0]?.dispatchEvent(new Event('open')) };
}
