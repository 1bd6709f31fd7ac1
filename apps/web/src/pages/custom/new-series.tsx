import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  createCustomWrites,
  customKey,
  type SeriesWords,
} from '#features/creators/custom-cards/api.ts';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { WordsDialog } from '../creators/custom/words-dialog.tsx';

export function NewSeries({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = useWrite({
    send: (words: SeriesWords, key) => createCustomWrites(api, config.gameid).create(words, key),
    done: async (series) => {
      await client.invalidateQueries({ queryKey: customKey(config.gameid) });
      await navigate({ to: '/custom', search: { series: series.id } });
    },
  });
  return (
    <WordsDialog
      title={t`New series`}
      action={t`Make the series`}
      words={{ name: '', description: '' }}
      busy={create.isPending}
      onSave={(words) => create.mutate(words)}
      onClose={onClose}
    />
  );
}
