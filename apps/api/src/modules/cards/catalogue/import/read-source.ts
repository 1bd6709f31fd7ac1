import { createReadStream, statSync } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SourceRow } from '@deckframe/domain/cards/catalogue/source-mapping';
import { parse as parseCsv } from 'csv-parse';
import { streamArray } from 'stream-json/streamers/stream-array.js';

export type ReadOptions = {
  file: string;
  /** How much of the file has been read, from 0 to 1. */
  onShare: (share: number) => void;
};

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Streams the rows of a JSON array or CSV file to `work`. */
export async function readSource(
  { file, onShare }: ReadOptions,
  work: (rows: AsyncIterable<SourceRow>) => Promise<void>,
): Promise<void> {
  const bytes = createReadStream(file);
  const counter = countBytes(statSync(file).size, onShare);
  if (/\.csv$/i.test(file)) {
    const rows = parseCsv({ columns: true, bom: true, skip_empty_lines: true });
    await pipeline(bytes, counter, rows, work);
    return;
  }
  await pipeline(bytes, counter, parseArray(), async (items: AsyncIterable<ArrayItem>) =>
    work(valuesOf(items)),
  );
}

type ArrayItem = { value: unknown };

/** Parses whole tokens, because partial ones cost time. */
function parseArray() {
  return streamArray.withParserAsStream({
    streamKeys: false,
    streamStrings: false,
    streamNumbers: false,
  });
}

async function* valuesOf(items: AsyncIterable<ArrayItem>): AsyncIterable<SourceRow> {
  for await (const { value } of items) {
    const isRow = typeof value === 'object' && value !== null && !Array.isArray(value);
    // Other values get the row's fault for missing columns.
    yield isRow ? (value as SourceRow) : {};
  }
}

function countBytes(total: number, onShare: (share: number) => void): Transform {
  let done = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      const isMarked = done === 0 && chunk.subarray(0, 3).equals(BYTE_ORDER_MARK);
      done += chunk.length;
      onShare(total === 0 ? 1 : done / total);
      next(null, isMarked ? chunk.subarray(3) : chunk);
    },
  });
}
