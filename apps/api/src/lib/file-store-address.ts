/** Where uploads are stored: a folder, or a bucket of any S3 service. */
export type FileStoreAddress =
  | { kind: 'disk'; folder: string }
  | {
      kind: 's3';
      endpoint: string;
      bucket: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

const DEFAULT_REGION = 'us-east-1';

/**
 * Parses `file:///srv/uploads` or `s3+https://key:secret@host/bucket?region=eu-central-1`;
 * undefined if invalid.
 */
export function parseFileStoreAddress(text: string): FileStoreAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol === 'file:') return { kind: 'disk', folder: decodeURIComponent(url.pathname) };
  const scheme = /^s3\+(https?:)$/.exec(url.protocol)?.[1];
  const bucket = url.pathname.slice(1);
  if (scheme === undefined || !/^[\w.-]+$/.test(bucket) || url.username === '') return undefined;
  return {
    kind: 's3',
    endpoint: `${scheme}//${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
