import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faceMapping, type FaceMappingFile } from '@deckframe/contract/cards/face-mapping';

const FILE = 'face-mapping.json';

/** Reads how a game's faces are drawn. Without the file, cards are shown as text. */
export function readFaceMapping(
  directory: string,
  game: string,
  faults: string[],
): FaceMappingFile | undefined {
  const path = join(directory, game, FILE);
  if (!existsSync(path)) return undefined;
  try {
    const { data, error } = faceMapping.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    for (const issue of error?.issues ?? []) {
      faults.push(`  ${game}/${FILE} ${issue.path.join('.')}: ${issue.message}`);
    }
    return data;
  } catch (error) {
    faults.push(`  ${game}/${FILE}: ${(error as Error).message}`);
    return undefined;
  }
}
