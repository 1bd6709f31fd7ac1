import { encodeColumnFile, type ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import type { CatalogueManifest } from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { createMemoryStorage } from '../storage/open-storage.ts';
import type { CardRow } from './catalogue-card.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { createCatalogueEngine } from './catalogue-engine.ts';
import type { CatalogueStatus } from './catalogue-status.ts';

/** A test server with series of the given sizes. */
export function createScene(
  config: PublicGameConfig,
  seriesRows: Readonly<Record<string, readonly number[]>>,
) {
  const state = {
    now: new Date('2026-11-15T12:00:00Z'),
    isOnline: true,
    edition: {} as Record<string, number>,
    seriesRows: { ...seriesRows },
    fails: (_path: string): boolean => false,
  };
  const calls: string[] = [];
  const hashOf = (series: string, part: number): string =>
    `${series}.${part}.${state.edition[series] ?? 1}`;
  const request = <T>(path: string, answer: () => T): Promise<T> => {
    calls.push(path);
    if (!state.isOnline || state.fails(path)) return Promise.reject(new Error('No connection'));
    return Promise.resolve(answer());
  };

  const readManifest = (): CatalogueManifest => {
    const series = Object.entries(state.seriesRows).map(([name, parts]) => ({
      series: name,
      rows: sum(parts),
      files: parts.map((rows, part) => ({ hash: hashOf(name, part), rows })),
    }));
    const version = JSON.stringify(series.map(({ files }) => files));
    return { gameid: 'gundam', version, cards: sum(series.map(({ rows }) => rows)), series };
  };
  const readFile = (hash: string): string => {
    const [series = '', part = '0', edition = '1'] = hash.split('.');
    const rows = state.seriesRows[series]?.[Number(part)] ?? 0;
    const cards = Array.from({ length: rows }, (_, index) =>
      createCard(series, part, index, edition),
    );
    return JSON.stringify(encodeColumnFile(cards, Object.keys(cards[0] ?? {})));
  };

  const storage = createMemoryStorage();
  const deps: CatalogueDeps = {
    storage,
    requests: {
      fetchManifest: () => request('manifest', readManifest),
      fetchFile: (hash) => request(hash, () => readFile(hash)),
      queryCards: (kind, numbers) =>
        request(`${kind}=${numbers.join(',')}`, () =>
          numbers.map((number): CardRow => ({ ...createCard('Q', '0', 0, '1'), cardno: number })),
        ),
    },
    now: () => state.now,
    pause: (milliseconds) => {
      calls.push(`pause ${milliseconds}`);
      return Promise.resolve();
    },
    isOnline: () => state.isOnline,
    withLock: (name, _signal, action) => {
      calls.push(`lock ${name}`);
      return action();
    },
    announce: (gameid) => calls.push(`announce ${gameid}`),
    report: () => calls.push('report'),
  };
  const statuses: CatalogueStatus[] = [];
  /** A new page with an empty engine. */
  const openPage = () =>
    createCatalogueEngine(deps, config, {
      firstGeneration: 0,
      onStatus: (_view, status) => statuses.push(status),
    });
  return { state, calls, storage, statuses, openPage, last: () => statuses.at(-1) };
}

function createCard(
  series: string,
  part: string,
  index: number,
  edition: string,
): Record<string, ColumnValue> {
  const cardno = `${series}-${part}${String(index).padStart(3, '0')}`;
  return {
    cardno,
    name: `${series} card ${index} edition${edition}`,
    originalid: cardno,
    series,
    color: index % 2 === 0 ? 'Blue' : 'Red',
    cost: index % 7,
    created_at: index === 0 ? '2026-11-10T00:00:00Z' : '2025-01-01T00:00:00Z',
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
