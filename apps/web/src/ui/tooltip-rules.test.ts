import { describe, expect, it } from 'vitest';
import { TOOLTIP_HIDE_AFTER_MS, placeTooltip, tooltipsEnabled } from './tooltip-rules.ts';

const VIEW = { width: 1440, height: 900 };
const TIP = { width: 100, height: 28 };

describe('tooltip rules', () => {
  it('SHELL-43 enables tooltips only above 1080 px', () => {
    expect([1024, 1080, 1081].map(tooltipsEnabled)).toEqual([false, false, true]);
  });

  it('SHELL-44 hides a tooltip after 10 s', () => {
    expect(TOOLTIP_HIDE_AFTER_MS).toBe(10_000);
  });

  it('opens below and centred, above at the bottom edge, and inside the window', () => {
    const middle = { left: 700, top: 400, width: 40, height: 40 };
    expect(placeTooltip(middle, TIP, VIEW)).toEqual({ left: 670, top: 448 });
    expect(placeTooltip({ ...middle, top: 850 }, TIP, VIEW)).toEqual({ left: 670, top: 814 });
    expect(placeTooltip({ ...middle, left: 1410 }, TIP, VIEW).left).toBe(1332);
    expect(placeTooltip({ ...middle, left: 0 }, TIP, VIEW).left).toBe(8);
  });
});
