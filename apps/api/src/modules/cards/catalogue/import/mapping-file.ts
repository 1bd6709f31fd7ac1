import { readFileSync } from 'node:fs';
import { COERCIONS, type SourceMapping } from '@deckframe/domain/cards/catalogue/source-mapping';
import {
  createIdentityMapping,
  listCardColumns,
} from '@deckframe/domain/cards/catalogue/identity-mapping';
import type { GameConfig } from '@deckframe/domain/game-config';
import { z } from 'zod';

const columnName = z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be a column name');

const columnMapping = z.strictObject({
  from: z.string().min(1),
  kind: z.enum(COERCIONS),
  starsFrom: z.string().min(1).optional(),
  zeroFor: z.strictObject({ column: columnName, values: z.array(z.string()).min(1) }).optional(),
  lowFrom: z.string().min(1).optional(),
  textFrom: z.string().min(1).optional(),
  delimiter: z.string().length(1).optional(),
});

const mappingSchema = z.record(columnName, columnMapping);

class MappingError extends Error {
  override readonly name = 'MappingError';
}

/** Reads a mapping file, or returns the one with our own names. Throws all faults at once. */
export function readMapping(file: string | undefined, config: GameConfig): SourceMapping {
  if (file === undefined) return createIdentityMapping(config);
  return parseMapping(readFileSync(file, 'utf8'), config);
}

function parseMapping(text: string, config: GameConfig): SourceMapping {
  const result = mappingSchema.safeParse(readJson(text));
  const faults = result.success
    ? listStrangers(result.data, config)
    : result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  if (faults.length > 0 || !result.success) {
    throw new MappingError(`The mapping has ${faults.length} fault(s):\n${faults.join('\n')}`);
  }
  return result.data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MappingError(`The mapping is not JSON: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Refuses unknown columns, which would never be shown. */
function listStrangers(mapping: SourceMapping, config: GameConfig): string[] {
  const known = new Set(listCardColumns(config));
  return Object.keys(mapping)
    .filter((column) => !known.has(column) && !column.endsWith('_raw'))
    .map((column) => `  ${column}: is no column of ${config.gameid}`);
}
