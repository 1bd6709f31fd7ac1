import { useLingui } from '@lingui/react/macro';
import { errorText } from '#lib/message-text.ts';
import { ZipFault, type ZipFaultKind } from '#lib/zip/zip-fault.ts';

/** Why a file is not read, in words. */
export function useZipWords(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (error instanceof SyntaxError) return t`The file cannot be read.`;
    if (!(error instanceof ZipFault)) return errorText(error);
    const { entry } = error;
    const words: Record<ZipFaultKind, string> = {
      broken: entry ? t`${entry} cannot be read.` : t`The file cannot be read.`,
      path: t`A file has a name that leads elsewhere: ${entry}`,
      twice: t`The file is in it twice: ${entry}`,
      many: t`There are too many files in it.`,
      large: t`${entry} is too large: 4 MB at most.`,
      method: t`${entry} is packed in a way that cannot be read.`,
      table: t`A zip file needs one table: cards.csv or cards.json.`,
    };
    return words[error.kind];
  };
}
