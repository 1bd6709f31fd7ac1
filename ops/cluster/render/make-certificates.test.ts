import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeLocalSite } from '../local/local-site.ts';
import { makeCertificates } from './make-certificates.ts';
import { tlsFiles } from './tls.ts';

const site = makeLocalSite({ layout: 'namespaces', isAsync: false, postgresBin: '/usr/bin' });
const [first] = site.nodes;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckframe-certificates-'));
  makeCertificates(site, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string): X509Certificate => new X509Certificate(readFileSync(file));

it('a server certificate covers its name, address and proxy address, and no other', () => {
  const { certificate } = tlsFiles(folder, 'db1');
  const own = read(certificate);
  expect(own.checkHost('db1')).toBe('db1');
  expect(own.checkIP(first?.host ?? '')).toBe(first?.host);
  expect(own.checkIP(site.app)).toBe(site.app);
  expect(own.checkIP(site.nodes[1]?.host ?? '')).toBeUndefined();
});

it('one authority signs all machine certificates, and these cannot sign others', () => {
  for (const name of [...site.nodes.map((node) => node.name), 'app']) {
    const { authority, certificate, key } = tlsFiles(folder, name);
    expect(read(certificate).verify(read(authority).publicKey)).toBe(true);
    expect(read(certificate).ca).toBe(false);
    expect(statSync(key).mode & 0o077).toBe(0);
  }
});

it('a replaced machine gets a new certificate; the others keep theirs', () => {
  const before = tlsFiles(folder, 'db2').certificate;
  const [other, old] = [readFileSync(before), read(tlsFiles(folder, 'db1').certificate)];
  makeCertificates(site, folder, 'db1');
  const { authority, certificate } = tlsFiles(folder, 'db1');
  expect(read(certificate).serialNumber).not.toBe(old.serialNumber);
  expect(read(certificate).verify(read(authority).publicKey)).toBe(true);
  expect(readFileSync(before)).toEqual(other);
});
