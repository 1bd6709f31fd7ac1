/** Longer queries are cut. */
export const MAX_QUERY_LENGTH = 2000;
/** Brackets nested deeper are passed over. */
export const MAX_BRACKET_DEPTH = 32;
export const MAX_PATTERN_LENGTH = 200;
