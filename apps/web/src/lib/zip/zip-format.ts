/** Signatures and sizes (without names) of the parts of a zip. */
export const LOCAL = { mark: 0x04_03_4b_50, size: 30 } as const;
export const CENTRAL = { mark: 0x02_01_4b_50, size: 46 } as const;
export const END = { mark: 0x06_05_4b_50, size: 22, commentMax: 0xff_ff } as const;

export const METHOD = { stored: 0, deflated: 8 } as const;
export const FLAG = { encrypted: 0x1, utf8: 0x8_00 } as const;
