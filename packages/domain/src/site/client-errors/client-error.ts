/** How an error came to light: nobody caught it, nobody waited for it, or a page could not be drawn. */
export const CLIENT_ERROR_KINDS = ['error', 'rejection', 'render'] as const;

export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

export const CLIENT_ERROR_LIMITS = { name: 64, message: 300, stack: 2000 } as const;

/** What a browser tells of an error, and all that it tells. */
export interface ClientError {
  readonly kind: ClientErrorKind;
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}
