import type { Mutant } from '../mutant.ts';

const CHANGES = 'packages/domain/src/config-changes.ts';
const CHANGES_TEST = 'packages/domain/src/config-changes.test.ts';
const SERVICE = 'apps/api/src/modules/site/games/service.ts';
const SERVICE_TEST = 'apps/api/src/modules/site/games/config-versions.test.ts';

/** Configs of a running site: validation, saving, and merging with others' changes. */
export const GAME_CONFIG_MUTANTS: readonly Mutant[] = [
  {
    id: 'game-config-check-saves',
    file: SERVICE,
    find: 'if (save.checkOnly === true) {',
    replace: 'if (save.checkOnly === null) {',
    tests: [SERVICE_TEST],
    why: 'a config that was only validated takes effect',
  },
  {
    id: 'game-config-check-behind',
    file: SERVICE,
    find: 'if ((newest?.version ?? 0) !== basedOn) throw await toConflict(db, game);\n',
    replace: '',
    tests: [SERVICE_TEST],
    why: 'a member with an outdated version learns it only after writing a reason',
  },
  {
    id: 'game-config-meets-inside',
    file: CHANGES,
    find: 'Math.min(one.path.length, other.path.length)',
    replace: 'Math.max(one.path.length, other.path.length)',
    tests: [CHANGES_TEST],
    why: 'a change inside a part replaced by a colleague is applied without confirmation',
  },
];
