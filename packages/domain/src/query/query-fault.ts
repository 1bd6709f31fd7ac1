/** Codes of query faults. The web app translates them, and the rest of the query still applies. */
export const QUERY_FAULTS = [
  'unknownField',
  'unknownFlag',
  'unknownSort',
  'unknownValue',
  'missingValue',
  'notANumber',
  'notADate',
  'operatorNotForField',
  'strayOperator',
  'unclosedQuote',
  'unclosedBracket',
  'strayBracket',
  'patternUnclosed',
  'patternTooLong',
  'patternBackReference',
  'patternInvalid',
  'tooDeep',
  'tooLong',
] as const;

export type QueryFaultCode = (typeof QUERY_FAULTS)[number];

export interface QueryFault {
  readonly code: QueryFaultCode;
  /** The affected text from `start` to `end`. */
  readonly start: number;
  readonly end: number;
  readonly params: Readonly<Record<string, string>>;
  /** Suggested replacement. */
  readonly suggestion?: string;
}
