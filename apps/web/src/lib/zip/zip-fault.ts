export type ZipFaultKind = 'broken' | 'path' | 'twice' | 'many' | 'large' | 'method' | 'table';

/** Why a zip cannot be read; `entry` is the file inside. */
export class ZipFault extends Error {
  readonly kind: ZipFaultKind;
  readonly entry: string;

  constructor(kind: ZipFaultKind, entry = '') {
    super(`${kind} ${entry}`.trim());
    this.name = 'ZipFault';
    this.kind = kind;
    this.entry = entry;
  }
}
