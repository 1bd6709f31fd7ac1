import { z } from 'zod';
import { text } from '../text.ts';

export const PASSKEY_NAME_MAX = 60;
/** Base64url values of an authenticator. Attestations can be some kilobytes long. */
const encoded = text(16_384).regex(/^[A-Za-z0-9_-]*={0,2}$/);

const passkeyName = text(PASSKEY_NAME_MAX).refine(
  (name) => name.trim() !== '',
  'must not be blank',
);

/** Extra values of a browser. They are never stored. */
const extensionResults = z.record(text(64), z.unknown());

const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: extensionResults,
};

export const passkeyRegistrationBody = z
  .strictObject({
    name: passkeyName,
    response: z.strictObject({
      ...credential,
      response: z.strictObject({
        clientDataJSON: encoded,
        attestationObject: encoded,
        authenticatorData: encoded.optional(),
        publicKey: encoded.optional(),
        publicKeyAlgorithm: z.int().optional(),
        transports: z.array(text(32)).max(10).optional(),
      }),
    }),
  })
  .meta({ id: 'PasskeyRegistration' });

export const passkeySignInBody = z
  .strictObject({
    response: z.strictObject({
      ...credential,
      response: z.strictObject({
        clientDataJSON: encoded,
        authenticatorData: encoded,
        signature: encoded,
        userHandle: encoded.nullish(),
      }),
    }),
  })
  .meta({ id: 'PasskeySignIn' });

const descriptor = z.strictObject({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const passkeyCreationOptions = z
  .strictObject({
    challenge: z.string(),
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  })
  .meta({ id: 'PasskeyCreationOptions' });

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export const passkeyRequestOptions = z
  .strictObject({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequestOptions' });

export const passkeyEntry = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    createdAt: z.string(),
    synced: z.boolean().meta({ description: 'Kept by a password manager, not by one device' }),
  })
  .meta({ id: 'Passkey' });

export const passkeyList = z
  .strictObject({ passkeys: z.array(passkeyEntry) })
  .meta({ id: 'PasskeyList' });

export const passkeyParams = z.strictObject({ passkeyId: z.string().regex(/^[1-9]\d{0,14}$/) });

export const renamePasskeyBody = z
  .strictObject({ name: passkeyName })
  .meta({ id: 'RenamePasskey' });
