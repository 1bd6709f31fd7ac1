import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStoreAddress } from './file-store-address.ts';

export type FileStore = {
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined where there is no such file. */
  read(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
};

export async function openFileStore(address: FileStoreAddress): Promise<FileStore> {
  const disk = await openDisk(address);
  return {
    write: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    async read(key) {
      try {
        return await disk.getBytes(key);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => disk.delete(key),
  };
}

async function openDisk(address: FileStoreAddress): Promise<Disk> {
  if (address.kind === 'disk') {
    return new Disk(new FSDriver({ location: address.folder, visibility: 'private' }));
  }
  // The client of S3 is large: only a site that uses it loads it.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { accessKeyId, secretAccessKey, bucket, endpoint, region } = address;
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId, secretAccessKey },
      bucket,
      endpoint,
      region,
      visibility: 'private',
      // Services other than Amazon's know neither ACLs nor its newer checksums.
      supportsACL: false,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}

const MISSING = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

function isMissing(error: unknown): boolean {
  if (!(error instanceof errors.E_CANNOT_READ_FILE)) return false;
  const { cause } = error as { cause?: { code?: string; name?: string } };
  return MISSING.has(cause?.code ?? '') || MISSING.has(cause?.name ?? '');
}
