import { describe, expect, it } from 'vitest';
import {
  INITIAL_LIST_STATE,
  nextListState,
  type ListEvent,
  type ListStart,
  type ListState,
} from './list-state.ts';

const START: ListStart = {
  series: [],
  customSeries: [],
  openCustom: false,
  storedSeries: [],
  seriesLoadedAtStart: 'none',
  pickAndSelectSeries: false,
};
const started = (start: Partial<ListStart>): ListEvent => ({
  kind: 'started',
  start: { ...START, ...start },
});
const after = (...events: ListEvent[]): ListState =>
  events.reduce((state, event) => nextListState(state, event).state, INITIAL_LIST_STATE);

describe('the card list', () => {
  it('LIST-02 LIST-17 goes from init through series choice and loading to loaded', () => {
    const modes: string[] = [INITIAL_LIST_STATE.mode];
    let state = INITIAL_LIST_STATE;
    const events: ListEvent[] = [
      started({}),
      { kind: 'multipleChosen', picked: [] },
      { kind: 'seriesToggled', code: 'A-' },
      { kind: 'applied' },
      { kind: 'cardsLoaded' },
    ];
    for (const event of events) {
      state = nextListState(state, event).state;
      modes.push(state.mode);
    }
    expect(modes).toEqual([
      'init',
      'selectSeries',
      'pickMultipleSeries',
      'pickMultipleSeries',
      'loadCards',
      'loaded',
    ]);
  });

  it('LIST-03 loads the series of the address first', () => {
    const start = { series: ['A-', 'B-'], customSeries: ['C-'], seriesLoadedAtStart: '*' };
    expect(after(started(start))).toEqual({ mode: 'loadCards', series: ['A-', 'B-'] });
  });

  it('LIST-04 loads the custom series of the address', () => {
    const start = { customSeries: ['C-'], seriesLoadedAtStart: '*' };
    expect(after(started(start))).toEqual({ mode: 'loadCards', series: ['C-'] });
  });

  it('GAME-13 LIST-05 loads all series only if the config says so', () => {
    expect(after(started({ seriesLoadedAtStart: '*', pickAndSelectSeries: true }))).toEqual({
      mode: 'loadCards',
      series: 'all',
    });
    for (const seriesLoadedAtStart of ['none', '', '**']) {
      expect(after(started({ seriesLoadedAtStart })).mode).toBe('selectSeries');
    }
  });

  it('LIST-06 asks for a series if none is given', () => {
    expect(after(started({})).mode).toBe('selectSeries');
  });

  it('LIST-06 PREF-09 ticks the stored series in the picker without loading them', () => {
    const storedSeries = ['A-', 'B-'];
    expect(after(started({ storedSeries })).mode).toBe('selectSeries');
    const picking = after(started({ storedSeries, pickAndSelectSeries: true }));
    expect(picking).toMatchObject({ mode: 'pickMultipleSeries', picked: storedSeries });
    expect(nextListState(picking, { kind: 'applied' }).state).toEqual({
      mode: 'loadCards',
      series: storedSeries,
    });
  });

  it('LIST-07 allows several series if the config says so', () => {
    const state = after(
      started({ pickAndSelectSeries: true }),
      { kind: 'seriesToggled', code: 'A-' },
      { kind: 'seriesToggled', code: 'B-' },
      { kind: 'seriesToggled', code: 'C-' },
      { kind: 'seriesToggled', code: 'B-' },
    );
    expect(state).toEqual({ mode: 'pickMultipleSeries', picked: ['A-', 'C-'], customOpen: false });
    expect(nextListState(state, { kind: 'applied' }).state).toEqual({
      mode: 'loadCards',
      series: ['A-', 'C-'],
    });
  });

  it('LIST-08 a selected series loads at once, except in multi-pick mode', () => {
    const select: ListEvent = { kind: 'seriesSelected', codes: ['A-'] };
    expect(after(started({}), select)).toEqual({ mode: 'loadCards', series: ['A-'] });
    expect(after(started({ pickAndSelectSeries: true }), select).mode).toBe('pickMultipleSeries');
  });

  it('LIST-09 applying no series is refused with a warning', () => {
    const state = after(started({ pickAndSelectSeries: true }));
    expect(nextListState(state, { kind: 'applied' })).toEqual({ state, warning: 'noSeries' });
  });

  it('LIST-10 LIST-11 reset leads to init, hard reset to the series choice', () => {
    const loaded = [started({ series: ['A-'] }), { kind: 'cardsLoaded' }] as const;
    expect(after(...loaded).mode).toBe('loaded');
    expect(after(...loaded, { kind: 'reset' })).toEqual({ mode: 'init' });
    expect(after(...loaded, { kind: 'hardReset' }).mode).toBe('selectSeries');
  });

  it('LIST-15 openCustom opens the picker of custom series', () => {
    expect(after(started({ openCustom: true, seriesLoadedAtStart: '*' }))).toMatchObject({
      mode: 'pickMultipleSeries',
      customOpen: true,
    });
  });
});
