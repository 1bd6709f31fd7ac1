/** Kinds of browser errors: uncaught, unhandled rejection, or failed rendering. */
export const CLIENT_ERROR_KINDS = ['error', 'rejection', 'render'] as const;

export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

export const CLIENT_ERROR_LIMITS = { name: 64, message: 300, stack: 2000 } as const;

/** The fields that a browser reports about an error. */
export interface ClientError {
  readonly kind: ClientErrorKind;
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}
