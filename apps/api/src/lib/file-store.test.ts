import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { parseFileStoreAddress } from './file-store-address.ts';
import { openFileStore } from './file-store.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  while (ends.length > 0) await ends.pop()?.();
});

const BYTES = Buffer.from('a picture');

type Stored = Map<string, { bytes: Buffer; type: string | undefined; signedBy: string }>;

/** A minimal S3 server: signed put, get and delete by path. */
async function startBucket(): Promise<{ url: string; stored: Stored }> {
  const stored: Stored = new Map();
  const server: Server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const signedBy = /Credential=([^/]+)\//.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (request.method === 'PUT') {
      const bytes = await buffer(request);
      stored.set(path, { bytes, type: request.headers['content-type'], signedBy });
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      stored.delete(path);
      return response.writeHead(204).end();
    }
    const found = stored.get(path);
    if (found) return response.writeHead(200).end(found.bytes);
    response.writeHead(404, { 'content-type': 'application/xml' });
    return response.end('<Error><Code>NoSuchKey</Code><Message>gone</Message></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `s3+http://key:secret%2F1@127.0.0.1:${port}/pictures?region=eu-test-1`, stored };
}

async function openAt(url: string) {
  const address = parseFileStoreAddress(url);
  if (address === undefined) throw new Error('no address');
  return openFileStore(address);
}

describe('parseFileStoreAddress', () => {
  it('parses a folder, and a bucket with its keys', () => {
    expect(parseFileStoreAddress('file:///srv/up%20loads')).toEqual({
      kind: 'disk',
      folder: '/srv/up loads',
    });
    expect(parseFileStoreAddress('s3+https://a:b%2Fc@s3.test:9000/pictures')).toEqual({
      kind: 's3',
      endpoint: 'https://s3.test:9000',
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: 'a',
      secretAccessKey: 'b/c',
    });
  });

  it.each([
    '',
    'uploads',
    'https://a:b@s3.test/x',
    's3+https://s3.test/x',
    's3+https://a:b@s3.test/',
  ])('refuses %j', (text) => {
    expect(parseFileStoreAddress(text)).toBeUndefined();
  });
});

describe('openFileStore', () => {
  it('stores files in a folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'deckframe-store-'));
    ends.push(() => rmSync(folder, { recursive: true }));
    const store = await openAt(`file://${folder}`);
    await store.write('avatars/7/a.webp', BYTES, 'image/webp');
    expect(readFileSync(join(folder, 'avatars/7/a.webp'))).toEqual(BYTES);
    expect(Buffer.from((await store.read('avatars/7/a.webp')) ?? [])).toEqual(BYTES);
    expect(await store.read('avatars/7/b.webp')).toBeUndefined();
    await store.remove('avatars/7/a.webp');
    await store.remove('avatars/7/a.webp');
    expect(await store.read('avatars/7/a.webp')).toBeUndefined();
    await expect(store.read('../../etc/passwd')).rejects.toThrow(/traversal|read/i);
  });

  it('stores files in any S3 service', async () => {
    const { url, stored } = await startBucket();
    const store = await openAt(url);
    await store.write('avatars/7/a.webp', BYTES, 'image/webp');
    expect(stored.get('/pictures/avatars/7/a.webp')).toEqual({
      bytes: BYTES,
      type: 'image/webp',
      signedBy: 'key',
    });
    expect(Buffer.from((await store.read('avatars/7/a.webp')) ?? [])).toEqual(BYTES);
    expect(await store.read('avatars/7/b.webp')).toBeUndefined();
    await store.remove('avatars/7/a.webp');
    expect(stored.size).toBe(0);
  });

  it('reports a full bucket', async () => {
    const server = createServer((_request, response) => response.writeHead(507).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ends.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const store = await openAt(`s3+http://key:secret@127.0.0.1:${port}/pictures`);
    await expect(store.write('avatars/7/a.webp', BYTES, 'image/webp')).rejects.toMatchObject({
      code: 'UPLOADS_FULL',
    });
  });
});
