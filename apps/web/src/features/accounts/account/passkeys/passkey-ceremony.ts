/**
 * Passkeys with JSON support (Chrome 129, Firefox 119, Safari 18.4); older browsers use passwords.
 */
export function arePasskeysSupported(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  );
}

/** True if the browser can autofill passkeys. */
export async function canFillInPasskeys(): Promise<boolean> {
  return arePasskeysSupported() && (await PublicKeyCredential.isConditionalMediationAvailable());
}

export interface PasskeyRequest {
  readonly options: PublicKeyCredentialRequestOptionsJSON;
  /** Waits for autofill instead of opening a dialog. */
  readonly fillIn: boolean;
  readonly signal: AbortSignal;
}

/** Null if the member cancelled. */
export async function askForPasskey(request: PasskeyRequest): Promise<unknown> {
  return endedByMember(async () => {
    const credential = await navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(request.options),
      mediation: request.fillIn ? 'conditional' : 'optional',
      signal: request.signal,
    });
    return toJson(credential);
  });
}

/** Null if cancelled; throws if the device already has one. */
export async function createPasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<unknown> {
  return endedByMember(async () => {
    const credential = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    });
    return toJson(credential);
  });
}

/** True if the device already has a passkey for this account. */
export function isPasskeyKnown(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}

function toJson(credential: Credential | null): unknown {
  return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
}

/** Browsers report cancel and time-out alike. */
async function endedByMember(ceremony: () => Promise<unknown>): Promise<unknown> {
  try {
    return await ceremony();
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    throw error;
  }
}
