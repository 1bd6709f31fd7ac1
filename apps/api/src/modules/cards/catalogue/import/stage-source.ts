import type { Database } from '@deckframe/database/db';
import type { GameConfig } from '@deckframe/domain/game-config';
import { mapSourceRow, toSourceGame } from '@deckframe/domain/cards/catalogue/map-source-row';
import type { SourceMapping } from '@deckframe/domain/cards/catalogue/source-mapping';
import {
  createSourceWatch,
  type SourceFindings,
} from '@deckframe/domain/cards/catalogue/source-watch';
import { readSource } from './read-source.ts';
import { insertStaged, type StagedRow } from './staging-queries.ts';

export type RowFault = { row: number; cardno: string; faults: string[] };

export type StagedSource = {
  rows: number;
  faulty: number;
  /** At most the first faults. */
  faults: RowFault[];
  findings: SourceFindings;
};

export type StageOptions = {
  file: string;
  config: GameConfig;
  mapping: SourceMapping;
  onProgress: (rows: number, share: number) => void;
};

const BATCH_ROWS = 100;
const FAULTS_SHOWN = 50;

/** Streams the source into the staging table in batches. */
export async function stageSource(db: Database, options: StageOptions): Promise<StagedSource> {
  const game = toSourceGame(options.config);
  const watch = createSourceWatch(options.mapping);
  const faults: RowFault[] = [];
  let batch: StagedRow[] = [];
  let position = 0;
  let faulty = 0;
  let share = 0;

  const flush = async (): Promise<void> => {
    if (batch.length > 0) await insertStaged(db, batch);
    batch = [];
    options.onProgress(position, share);
  };

  const onShare = (value: number): void => void (share = value);
  await readSource({ file: options.file, onShare }, async (rows) => {
    for await (const row of rows) {
      position += 1;
      const { card, faults: found } = mapSourceRow(row, options.mapping, game);
      if (found.length > 0) {
        faulty += 1;
        const cardno = String(card['cardno']);
        if (faults.length < FAULTS_SHOWN) faults.push({ row: position, cardno, faults: found });
        continue;
      }
      watch.look(row, card);
      batch.push(Object.assign(card, { position }));
      if (batch.length === BATCH_ROWS) await flush();
    }
    await flush();
  });
  return { rows: position, faulty, faults, findings: watch.conclude() };
}
