import { type Entry, uploadText } from '@deckframe/domain/tournaments/desk/command';

const ALGORITHM = { name: 'Ed25519' };

/** Creates a non-extractable key pair. */
export async function makeKeys(): Promise<CryptoKeyPair> {
  return (await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify'])) as CryptoKeyPair;
}

export async function printPublicKey({ publicKey }: CryptoKeyPair): Promise<string> {
  return toBase64(await crypto.subtle.exportKey('spki', publicKey));
}

export async function signUpload(keys: CryptoKeyPair, entries: readonly Entry[]): Promise<string> {
  const text = new TextEncoder().encode(uploadText(entries));
  return toBase64(await crypto.subtle.sign(ALGORITHM, keys.privateKey, text));
}

const toBase64 = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)));
