import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

type CreationOptions = { challenge: string; rp: { id: string }; user: { id: string } };
type RequestOptions = { challenge: string; rpId: string };

type AnswerChange = { counter?: number; challenge?: string; origin?: string };

export type SoftwareAuthenticator = {
  create(options: CreationOptions): object;
  get(options: RequestOptions, change?: AnswerChange): { id: string };
};

const USER_PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** A software authenticator with one ES256 key. */
export function createSoftwareAuthenticator(origin: string): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, from = origin): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  return {
    create({ challenge, rp, user }) {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, toCose(publicKey)]);
      const authData = Buffer.concat([
        headOf(rp.id, USER_PRESENT_AND_VERIFIED | HAS_CREDENTIAL, counter),
        credential,
      ]);
      return answer(id, {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: toAttestation(authData).toString('base64url'),
        transports: ['internal'],
      });
    },
    get({ challenge, rpId }, change = {}) {
      counter = change.counter ?? counter + 1;
      const authData = headOf(rpId, USER_PRESENT_AND_VERIFIED, counter);
      const data = clientData('webauthn.get', change.challenge ?? challenge, change.origin);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return answer(id, {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        userHandle,
      });
    },
  };
}

function answer(id: Buffer, response: object) {
  const shown = id.toString('base64url');
  return { id: shown, rawId: shown, type: 'public-key', clientExtensionResults: {}, response };
}

function headOf(rpId: string, flags: number, counter: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), head]);
}

/** Encodes the key in COSE: a CBOR map of key type, algorithm, curve and coordinates. */
function toCose(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
}

/** CBOR of `{ fmt: 'none', attStmt: {}, authData }`. */
function toAttestation(authData: Buffer): Buffer {
  const text = (value: string): Buffer =>
    Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const length = Buffer.from([0x58, authData.length]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    length,
    authData,
  ]);
}
