import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createDatabase, type Database } from '@deckframe/database/db';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { testConnection } from '@deckframe/database/testing-connection';
import { createIdentityMapping } from '@deckframe/domain/cards/catalogue/identity-mapping';
import type { GameConfig } from '@deckframe/domain/game-config';
import { loadGames } from '../../../../lib/games.ts';
import { ROOT } from '../../../../testing/test-api.ts';
import { importCards, type ImportOptions, type ImportResult } from '../import/import-cards.ts';

export const GAMES = loadGames(resolve(ROOT, 'games'));

export type SourceCard = Record<string, unknown>;

export type CatalogueScene = {
  test: TestDatabase;
  /** The database with the rights of the command. */
  db: Database;
  config: GameConfig;
  /** Writes a file into the scene's folder. */
  write(name: string, text: string): string;
  import(rows: SourceCard[], options?: Partial<ImportOptions>): Promise<ImportResult>;
  close(): Promise<void>;
};

/** Opens a database with the worker's role. */
export async function openCatalogueScene(config = GAMES.get('gundam')): Promise<CatalogueScene> {
  const test = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'deckframe-catalogue-'));
  const db = createDatabase(testConnection(test.url('worker'), 3, 30_000));
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  return {
    test,
    db,
    config,
    write,
    import: (rows, options = {}) =>
      importCards(db, {
        config,
        file: options.file ?? write('source.json', JSON.stringify(rows)),
        mapping: createIdentityMapping(config),
        sourceName: 'source.json',
        createdBy: 'test',
        partial: false,
        skipFaulty: false,
        onProgress: () => undefined,
        confirm: () => Promise.resolve(true),
        ...options,
      }),
    async close() {
      await db.destroy();
      await test.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Returns a source card with defaults. */
export function sourceCard(cardno: string, more: SourceCard = {}): SourceCard {
  return { cardno, name: `Card ${cardno}`, series: 'S1', ...more };
}
