import { describe, expect, it } from 'vitest';
import { HOVER_REARM_MS, createHoverGate } from './use-nav-menu.ts';

describe('hover gate', () => {
  it('accepts the first hover', () => {
    expect(createHoverGate(() => 0).isArmed()).toBe(true);
  });

  it('SHELL-34 refuses hover for 50 ms after a menu closed, then accepts it', () => {
    let now = 1000;
    const gate = createHoverGate(() => now);
    gate.closed();
    expect(gate.isArmed()).toBe(false);
    now = 1049;
    expect(gate.isArmed()).toBe(false);
    now = 1050;
    expect(gate.isArmed()).toBe(true);
    expect(HOVER_REARM_MS).toBe(50);
  });
});
