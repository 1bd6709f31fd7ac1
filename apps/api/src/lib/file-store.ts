import { join } from 'node:path';
import { Disk, errors, KeyNormalizer } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { AppError } from './app-error.ts';
import type { FileStoreAddress } from './file-store-address.ts';
import { writeWholeFile } from './write-whole-file.ts';

export type FileStore = {
  /** Writes a file completely or not at all; throws `UPLOADS_FULL` without space. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined where there is no such file. */
  read(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  /** Lists keys in a folder such as `erasures/`; empty if it does not exist. */
  list(folder: string): AsyncIterable<string>;
};

export async function openFileStore(address: FileStoreAddress): Promise<FileStore> {
  const disk = await openDisk(address);
  const keys = new KeyNormalizer();
  return {
    async write(key, bytes, contentType) {
      try {
        // S3 shows complete objects only; a folder needs an atomic rename.
        if (address.kind === 's3') await disk.put(key, bytes, { contentType });
        else await writeWholeFile(join(address.folder, keys.normalize(key)), bytes);
      } catch (error) {
        throw isFull(error) ? new AppError('UPLOADS_FULL', {}, { cause: error }) : error;
      }
    },
    async read(key) {
      try {
        return await disk.getBytes(key);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => disk.delete(key),
    list: (folder) => listKeys(disk, folder),
  };
}

/** Lists keys page by page. */
async function* listKeys(disk: Disk, folder: string): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk
      .listAll(folder, { recursive: true, ...(paginationToken && { paginationToken }) })
      .catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) return { objects: [], paginationToken: undefined };
        throw error;
      });
    for (const object of page.objects) if (object.isFile) yield object.key;
    ({ paginationToken } = page);
  } while (paginationToken !== undefined);
}

async function openDisk(address: FileStoreAddress): Promise<Disk> {
  if (address.kind === 'disk') {
    return new Disk(new FSDriver({ location: address.folder, visibility: 'private' }));
  }
  // The S3 client is large and loaded only if used.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { accessKeyId, secretAccessKey, bucket, endpoint, region } = address;
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId, secretAccessKey },
      bucket,
      endpoint,
      region,
      visibility: 'private',
      // Services other than Amazon's support neither ACLs nor newer checksums.
      supportsACL: false,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}

/** True for a folder that was never created. */
const hasCode = (error: unknown, code: string): boolean =>
  (error as { code?: string }).code === code;

const MISSING = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

function isMissing(error: unknown): boolean {
  if (!(error instanceof errors.E_CANNOT_READ_FILE)) return false;
  const { cause } = error as { cause?: { code?: string; name?: string } };
  return MISSING.has(cause?.code ?? '') || MISSING.has(cause?.name ?? '');
}

const FULL = new Set(['ENOSPC', 'EDQUOT']);
const INSUFFICIENT_STORAGE = 507;

function isFull(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  if (FULL.has(code ?? '')) return true;
  const { $metadata } = (cause ?? {}) as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode === INSUFFICIENT_STORAGE;
}
