import type { ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { openPart, MEMBER, type PartPlace } from './open-part.tsx';
import { receivedCalls } from './scripted-api.ts';

/**
 * A page that has made its call once, before its line to `/api/live` is open. What it has read may be
 * old by then, so once it hears it reads again.
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
