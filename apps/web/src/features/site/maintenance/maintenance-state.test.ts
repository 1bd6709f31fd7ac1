import { describe, expect, it } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import type { KeyValueStore } from '#lib/browser-storage.ts';
import { createMaintenanceState } from './maintenance-state.ts';
import { isSubmitDisabled, toUnlockFault } from './unlock-outcome.ts';

function createMemoryStore(initial: Record<string, string> = {}): KeyValueStore {
  const values = new Map(Object.entries(initial));
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

describe('createMaintenanceState', () => {
  it.each([
    [true, null, true],
    [true, 'true', false],
    [true, 'yes', true],
    [false, null, false],
  ])('MAINT-01 config %s and flag %j: locked %s', (lockedByConfig, flag, expected) => {
    const store = createMemoryStore(flag === null ? {} : { maintenanceAccepted: flag });
    expect(createMaintenanceState(lockedByConfig, store).locked.get()).toBe(expected);
  });

  it('MAINT-08 keeps an accepted code for the session', () => {
    const store = createMemoryStore();
    const state = createMaintenanceState(true, store);
    state.accept();
    expect(state.locked.get()).toBe(false);
    expect(createMaintenanceState(true, store).locked.get()).toBe(false);
  });

  it('C-58 locks again when the API refuses the accepted code', () => {
    const store = createMemoryStore({ maintenanceAccepted: 'true' });
    const state = createMaintenanceState(true, store);
    state.relock();
    expect(state.locked.get()).toBe(true);
    expect(createMaintenanceState(true, store).locked.get()).toBe(true);
  });
});

it.each([
  ['', false, true],
  [' ', false, false],
  ['code', false, false],
  ['code', true, true],
])('MAINT-06 C-86 entered %j, verifying %s: submit disabled %s', (entered, verifying, disabled) => {
  expect(isSubmitDisabled(entered, verifying)).toBe(disabled);
});

it('MAINT-10 MAINT-12 distinguishes a wrong code from an unexpected failure', () => {
  const refuse = (code: ApiError['code'], status: number) =>
    toUnlockFault(new ApiError({ code, status, detail: '' }));
  expect(refuse('MAINTENANCE_CODE_INVALID', 403)).toBe('wrong');
  expect(refuse('INTERNAL', 500)).toBe('failed');
  expect(refuse('NETWORK', 0)).toBe('failed');
  expect(toUnlockFault(new Error('anything'))).toBe('failed');
});
