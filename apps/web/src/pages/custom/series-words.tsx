import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  createCustomWrites,
  customKey,
  type CustomSeries,
  type SeriesWords as Words,
} from '#features/creators/custom-cards/api.ts';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { WordsDialog } from '../creators/custom/words-dialog.tsx';

export type SeriesWordsProps = { series: CustomSeries; onClose: () => void };

/** Name and description, changed by those who work on the series. */
export function SeriesWords({ series, onClose }: SeriesWordsProps) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const save = useWrite({
    send: (words: Words, key) => createCustomWrites(api, config.gameid).change(series, words, key),
    done: async () => {
      await client.invalidateQueries({ queryKey: customKey(config.gameid) });
      onClose();
    },
  });
  return (
    <WordsDialog
      title={t`Name and description`}
      action={t`Save`}
      words={series}
      busy={save.isPending}
      onSave={(words) => save.mutate(words)}
      onClose={onClose}
    />
  );
}
