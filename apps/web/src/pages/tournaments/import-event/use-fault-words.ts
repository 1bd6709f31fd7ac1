import { useLingui } from '@lingui/react/macro';
import type { components } from '#lib/openapi.gen.ts';

export type ImportFault = components['schemas']['EventImportFault'];

/** What is wrong with a line, in words. */
export function useFaultWords(): (fault: ImportFault) => string {
  const { t } = useLingui();
  return ({ code, value }) => {
    const words: Readonly<Record<ImportFault['code'], string>> = {
      missingColumn: t`There is no column "${value}".`,
      missingValue: t`Nothing stands under "${value}".`,
      tooLong: t`This is too long: ${value}`,
      badNumber: t`This is no number: ${value}`,
      badPlace: t`There is no place ${value} among so many players.`,
      nameTwice: t`${value} is there twice.`,
      tooFewPlayers: t`There must be at least two players.`,
      tooManyPlayers: t`This is more than 2,000 players or 40,000 lines.`,
      unknownPlayer: t`${value} is not in the standings.`,
      unknownZone: t`No part of a deck has this name: ${value}`,
      unknownCard: t`No card has this number: ${value}`,
      notRead: t`This was not understood: ${value}`,
      inTheFuture: t`It must have begun: ${value}`,
      unknownTimeZone: t`Nobody knows this time zone: ${value}`,
    };
    return words[code];
  };
}
