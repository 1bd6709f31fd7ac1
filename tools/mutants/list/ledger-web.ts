import type { Mutant } from '../mutant.ts';

/** One bug per ledger row about the web app. The ids name the rows. */
export const LEDGER_WEB_MUTANTS: readonly Mutant[] = [
  {
    id: 'row-game-05-start',
    file: 'apps/web/src/app/start-up.ts',
    find: "could not be loaded', error);\n    return;\n",
    replace: "could not be loaded', error);\n    config = {} as PublicGameConfig;\n",
    tests: ['apps/web/src/app/start-up.test.ts'],
    why: 'the app starts without its configuration',
  },
  {
    id: 'row-shell-43-width',
    file: 'apps/web/src/ui/tooltip-rules.ts',
    find: 'return windowWidth > TOOLTIP_MIN_WINDOW_WIDTH;',
    replace: 'return windowWidth >= TOOLTIP_MIN_WINDOW_WIDTH;',
    tests: ['apps/web/src/ui/tooltip-rules.test.ts'],
    why: 'tooltips cover small windows',
  },
  {
    id: 'row-cache-22-first',
    file: 'apps/web/src/catalogue/worker/start-engine.ts',
    find: '    cleanUp();\n    timers.every',
    replace: '    timers.every',
    tests: ['apps/web/src/catalogue/worker/start-engine.test.ts'],
    why: 'cleanup never runs on a device that is on for less than an hour',
  },
  {
    id: 'row-filt-20-page',
    file: 'packages/domain/src/filter-url/list-address.ts',
    find: "const RETAINED_PARAMETERS = ['sort', 'sortDirection', 'page', 'limit'];",
    replace: "const RETAINED_PARAMETERS = ['sort', 'sortDirection', 'page'];",
    tests: ['packages/domain/src/filter-url/list-address.test.ts'],
    why: 'a filter forgets how many cards a page has',
  },
  {
    id: 'row-pref-05-name',
    file: 'apps/web/src/lib/storage-keys.ts',
    find: "  isPricingVisible: 'isPricingVisible',",
    replace: "  isPricingVisible: 'pricingVisible',",
    tests: ['apps/web/src/lib/user-preferences.test.ts'],
    why: 'a stored setting is not found under its documented name',
  },
  {
    id: 'row-shell-18-visitor',
    file: 'apps/web/src/app/navigation/navigation-model.ts',
    find: '    .filter(({ membersOnly }) => !membersOnly || user !== null)\n',
    replace: '',
    tests: ['apps/web/src/app/navigation/navigation-model.test.ts'],
    why: 'visitors see actions for members',
  },
  {
    id: 'row-err-03-resize',
    file: 'apps/web/src/lib/resize-observer-errors.ts',
    find: 'event.stopImmediatePropagation();',
    replace: 'event.stopPropagation();',
    tests: ['apps/web/src/lib/page-errors.test.ts'],
    why: 'ResizeObserver errors of the browser are reported',
  },
];
