/** Series codes, or all series. */
export type SeriesChoice = readonly string[] | 'all';

/** States: init, then series choice or nothing, then loading, then list. */
export type ListState =
  | { readonly mode: 'init' }
  | { readonly mode: 'selectSeries'; readonly customOpen: boolean }
  | {
      readonly mode: 'pickMultipleSeries';
      readonly picked: readonly string[];
      readonly customOpen: boolean;
    }
  | { readonly mode: 'loadCards'; readonly series: SeriesChoice }
  | { readonly mode: 'loaded'; readonly series: SeriesChoice };

export type ListEvent =
  | { readonly kind: 'started'; readonly start: ListStart }
  | { readonly kind: 'seriesSelected'; readonly codes: readonly string[] }
  | { readonly kind: 'seriesToggled'; readonly code: string }
  | { readonly kind: 'multipleChosen'; readonly picked: readonly string[] }
  | { readonly kind: 'applied' | 'cardsLoaded' | 'reset' | 'hardReset' };

/** Start values from address and configuration. */
export interface ListStart {
  readonly series: readonly string[];
  readonly customSeries: readonly string[];
  readonly openCustom: boolean;
  /** Series of the last visit: preselected in the picker, loaded when applied again. */
  readonly storedSeries: readonly string[];
  readonly seriesLoadedAtStart: string;
  readonly pickAndSelectSeries: boolean;
}

export interface ListStep {
  readonly state: ListState;
  /** Applying an empty choice is refused. */
  readonly warning?: 'noSeries';
}

export const INITIAL_LIST_STATE: ListState = { mode: 'init' };
/** Value of `seriesLoadedAtStart` for a game that loads everything. */
export const ALL_SERIES = '*';

export function nextListState(state: ListState, event: ListEvent): ListStep {
  switch (event.kind) {
    case 'started':
      return { state: decideStart(event.start) };
    case 'reset':
      return { state: INITIAL_LIST_STATE };
    case 'hardReset':
      return { state: { mode: 'selectSeries', customOpen: false } };
    case 'cardsLoaded':
      return { state: state.mode === 'loadCards' ? { ...state, mode: 'loaded' } : state };
    case 'multipleChosen':
      return {
        state:
          state.mode === 'selectSeries'
            ? { mode: 'pickMultipleSeries', picked: event.picked, customOpen: state.customOpen }
            : state,
      };
    case 'seriesSelected':
      return {
        state: state.mode === 'selectSeries' ? { mode: 'loadCards', series: event.codes } : state,
      };
    case 'seriesToggled':
      if (state.mode !== 'pickMultipleSeries') return { state };
      return { state: { ...state, picked: toggle(state.picked, event.code) } };
    case 'applied':
      if (state.mode !== 'pickMultipleSeries') return { state };
      if (state.picked.length === 0) return { state, warning: 'noSeries' };
      return { state: { mode: 'loadCards', series: state.picked } };
  }
}

function decideStart(start: ListStart): ListState {
  const { openCustom: customOpen, storedSeries: picked } = start;
  if (start.series.length > 0) return { mode: 'loadCards', series: start.series };
  if (start.customSeries.length > 0) return { mode: 'loadCards', series: start.customSeries };
  if (customOpen) return { mode: 'pickMultipleSeries', picked, customOpen };
  if (start.seriesLoadedAtStart === ALL_SERIES) return { mode: 'loadCards', series: 'all' };
  return start.pickAndSelectSeries
    ? { mode: 'pickMultipleSeries', picked, customOpen }
    : { mode: 'selectSeries', customOpen };
}

function toggle(picked: readonly string[], code: string): string[] {
  return picked.includes(code) ? picked.filter((one) => one !== code) : [...picked, code];
}
