/**
 * The browser's part of passkeys. Browsers speak JSON by themselves since 2025 (Chrome 129, Firefox
 * 119, Safari 18.4); older ones are offered none, and sign in by password.
 */
export function arePasskeysSupported(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  );
}

/** Whether the browser can list passkeys among what it fills into the name field. */
export async function canFillInPasskeys(): Promise<boolean> {
  return arePasskeysSupported() && (await PublicKeyCredential.isConditionalMediationAvailable());
}

export interface PasskeyRequest {
  readonly options: PublicKeyCredentialRequestOptionsJSON;
  /** Waits silently behind the name field instead of opening the browser's window. */
  readonly fillIn: boolean;
  readonly signal: AbortSignal;
}

/** Null when the member chose none. */
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

/** Null when the member made none; throws where the device holds one for this account already. */
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

/** The device has one for this account already. */
export function isPasskeyKnown(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}

function toJson(credential: Credential | null): unknown {
  return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
}

/** Browsers tell a closed window, a time-out and a withdrawn question alike, on purpose. */
async function endedByMember(ceremony: () => Promise<unknown>): Promise<unknown> {
  try {
    return await ceremony();
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    throw error;
  }
}
