import { SERIES_DESCRIPTION_MAX, SERIES_NAME_MAX } from '@deckframe/domain/custom/custom-limits';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createCustomWrites, customKey, type SeriesWords } from '#features/custom-cards/api.ts';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';

export function NewSeries() {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const create = useWrite({
    send: (words: SeriesWords, key) => createCustomWrites(api, config.gameid).create(words, key),
    done: async (series) => {
      await client.invalidateQueries({ queryKey: customKey(config.gameid) });
      await navigate({ to: '/custom', search: { series: series.id } });
    },
  });
  return (
    <form
      className="studio__form"
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate({ name, description });
      }}
    >
      <TextField
        label={t`Name`}
        value={name}
        maxLength={SERIES_NAME_MAX}
        required
        onChange={(event) => setName(event.target.value)}
      />
      <TextAreaField
        label={t`Description`}
        value={description}
        maxLength={SERIES_DESCRIPTION_MAX}
        onChange={(event) => setDescription(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={create.isPending} disabled={!name.trim()}>
        {t`Make the series`}
      </Button>
    </form>
  );
}
