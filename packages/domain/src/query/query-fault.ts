/** What can be wrong with a query. The web says it in words; the rest of the query still searches. */
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
  /** The characters it is about: from `start` up to `end`. */
  readonly start: number;
  readonly end: number;
  readonly params: Readonly<Record<string, string>>;
  /** What those characters might have meant. */
  readonly suggestion?: string;
}
