import type { QueryFault, QueryFaultCode } from '@deckframe/domain/query/query-fault';
import { MAX_PATTERN_LENGTH } from '@deckframe/domain/query/query-limits';
import { useLingui } from '@lingui/react/macro';

/** Says what is wrong with a stretch of the query. */
export function useFaultText(): (fault: QueryFault, stretch: string) => string {
  const { t } = useLingui();
  return ({ code }, stretch) => {
    const texts: Readonly<Record<QueryFaultCode, string>> = {
      unknownField: t`“${stretch}” is not a field, so it is searched as text.`,
      unknownFlag: t`A card cannot be “${stretch}”.`,
      unknownSort: t`Cards cannot be sorted by “${stretch}”.`,
      unknownValue: t`No card contains “${stretch}”.`,
      missingValue: t`“${stretch}” needs a value behind it.`,
      notANumber: t`“${stretch}” needs a number.`,
      notADate: t`“${stretch}” needs a date such as 2026-01.`,
      operatorNotForField: t`“${stretch}” cannot be compared like that.`,
      strayOperator: t`“${stretch}” needs something on both sides.`,
      unclosedQuote: t`A quotation mark is missing at the end.`,
      unclosedBracket: t`A closing bracket is missing.`,
      strayBracket: t`An opening bracket is missing.`,
      patternUnclosed: t`A pattern ends with a slash.`,
      patternTooLong: t`A pattern has at most ${MAX_PATTERN_LENGTH} characters.`,
      patternBackReference: t`Patterns cannot use back-references.`,
      patternInvalid: t`“${stretch}” is not a valid pattern.`,
      tooDeep: t`Brackets are nested too deeply here.`,
      tooLong: t`The query is too long; its end is left out.`,
    };
    return texts[code];
  };
}
