import type { Archetype, ArchetypeEntry } from '@deckframe/domain/decks/deck/archetypes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openContractTexts } from '#lib/contract-texts.test-support.ts';
import { catchToasts } from '#ui/toast/caught-toasts.test-support.ts';
import { createArchetypeLoader } from './use-archetypes.ts';
import { drawFakeIcon } from './use-archetypes.ts';
import { createArchetypeService, type ArchetypeSources } from './use-archetypes.ts';
import { FAKE_ICON_BATCH, FAKE_ICON_PAUSE_MS } from './use-archetypes.ts';

const config = {
  gameid: 'gundam' as const,
  gameColors: [{ name: 'Blue', value: 'Blue', code: '#2a6df4' }],
};
const entry = (name: string, icon = 'A-001'): ArchetypeEntry => ({
  name,
  icon,
  cards: ['A-001', 'A-002'],
  colors: ['Blue'],
});
const SOURCES: ArchetypeSources = {
  readFile: () => Promise.resolve({ fleet: entry('Fleet') }),
  readGathered: () => Promise.resolve([entry('FLEET', 'B-001'), entry('Wardens', 'B-002')]),
  loadPictures: (numbers) =>
    Promise.resolve((cardno) => (numbers.includes(cardno) ? `/media/${cardno}.webp` : undefined)),
};
const fails = (message: string) => () => Promise.reject(new Error(message));

let caught: ReturnType<typeof catchToasts>;
beforeEach(() => {
  openContractTexts();
  caught = catchToasts();
});
afterEach(() => caught.stop());

describe('fetchArchetypeCards', () => {
  const fetchWith = (sources: Partial<ArchetypeSources>) =>
    createArchetypeService({ ...SOURCES, ...sources })({ gameid: 'gundam', config });

  it('DECK-42 DECK-44 returns the archetypes of file and cards in the documented format', async () => {
    const answer = await fetchWith({});
    expect(answer).toMatchObject({ success: true, error: null });
    expect(answer.archetypes.map(({ name, isFromDatabase }) => [name, isFromDatabase])).toEqual([
      ['Fleet', false],
      ['Wardens', true],
    ]);
    expect(answer.archetypes[0]).toEqual({
      name: 'Fleet',
      icon: 'A-001',
      cards: ['A-001', 'A-002'],
      foundCards: [],
      colors: ['Blue'],
      isFromDatabase: false,
      needsFakeIcon: false,
      color: '#2a6df4',
      imageUrl: '/media/A-001.webp',
      fakeIcon: '',
    });
  });

  it('DECK-43 DECK-44 works without the file and pictures, but not without the service', async () => {
    const plain = await fetchWith({ readFile: fails('gone'), loadPictures: fails('gone') });
    expect(plain.success).toBe(true);
    expect(plain.archetypes.map(({ name, needsFakeIcon }) => [name, needsFakeIcon])).toEqual([
      ['FLEET', true],
      ['Wardens', true],
    ]);
    const none = await fetchWith({ readGathered: fails('No such table') });
    expect(none).toEqual({ success: false, archetypes: [], error: 'No such table' });
  });
});

describe('loading archetypes', () => {
  const open = (sources: Partial<ArchetypeSources>, pauses: number[] = []) =>
    createArchetypeLoader({
      config,
      fetchArchetypeCards: createArchetypeService({ ...SOURCES, ...sources }),
      pause: async (milliseconds) => void pauses.push(milliseconds),
    });

  it('DECK-45 runs once at a time and is loaded on success', async () => {
    const answers = Promise.withResolvers<ArchetypeEntry[]>();
    let calls = 0;
    const loader = open({
      readGathered: () => {
        calls += 1;
        return answers.promise;
      },
    });
    const first = loader.load();
    await loader.load();
    expect(loader.state.get()).toMatchObject({ isLoading: true, isLoaded: false });
    answers.resolve([entry('Wardens')]);
    await first;
    await loader.load();
    expect(calls).toBe(1);
    expect(loader.state.get()).toMatchObject({ isLoading: false, isLoaded: true });
    expect(loader.state.get().archetypes.map(({ name }) => name)).toEqual(['Fleet', 'Wardens']);
    expect(caught.shown).toEqual([]);
  });

  it('DECK-46 DECK-47 a failure clears them, shows the reason, and can be retried', async () => {
    const answers = [fails('No such table'), SOURCES.readGathered];
    const loader = open({ readGathered: (game) => (answers.shift() ?? fails('over'))(game) });
    loader.state.set({
      archetypes: [{ name: 'Left over' } as Archetype],
      isLoading: false,
      isLoaded: false,
      hasFailed: false,
    });
    await loader.load();
    expect(loader.state.get()).toEqual({
      archetypes: [],
      isLoading: false,
      isLoaded: false,
      hasFailed: true,
    });
    expect(caught.shown).toEqual([
      { kind: 'error', title: 'Failed to load archetypes: No such table' },
    ]);
    await loader.load();
    expect(loader.state.get()).toMatchObject({ isLoaded: true, hasFailed: false });
  });

  it('DECK-48 draws missing icons in batches of 10 with 100 ms between them', async () => {
    expect([FAKE_ICON_BATCH, FAKE_ICON_PAUSE_MS]).toEqual([10, 100]);
    const pauses: number[] = [];
    const names = Array.from({ length: 25 }, (_, at) => `Trait ${at}`);
    const loader = open(
      {
        readFile: () => Promise.resolve({ fleet: entry('Fleet', 'A-001') }),
        readGathered: () => Promise.resolve(names.map((name) => entry(name, 'B-001'))),
        loadPictures: () => Promise.resolve((cardno) => (cardno === 'A-001' ? '/a' : undefined)),
      },
      pauses,
    );
    const drawn: number[] = [];
    loader.state.subscribe(() => {
      const { archetypes, isLoaded } = loader.state.get();
      if (isLoaded) drawn.push(archetypes.filter(({ fakeIcon }) => fakeIcon !== '').length);
    });
    await loader.load();
    expect(drawn).toEqual([0, 10, 20, 25]);
    expect(pauses).toEqual([100, 100]);
    const [fleet, trait] = loader.state.get().archetypes;
    expect(fleet).toMatchObject({ needsFakeIcon: false, imageUrl: '/a', fakeIcon: '' });
    expect(trait).toMatchObject({ needsFakeIcon: true, imageUrl: '' });
    expect(trait?.fakeIcon).toBe(drawFakeIcon({ name: 'Trait 0', color: '#2a6df4' }));
  });
});

it('a drawn icon shows two letters and the colour, and names are escaped', () => {
  const read = (name: string, color: string) =>
    decodeURIComponent(drawFakeIcon({ name, color }).replace('data:image/svg+xml;utf8,', ''));
  expect(read('Tide Wardens', '#2a6df4')).toMatch(/#2a6df4.*>TW<\/text>/);
  expect(read('<script & "x"', '"><script>')).not.toMatch(/<s(?!vg)|"">/);
});
