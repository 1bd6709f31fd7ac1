import { SERIES_DESCRIPTION_MAX, SERIES_NAME_MAX } from '@deckframe/domain/custom/custom-limits';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { createCustomWrites, customKey, type CustomSeries } from '#features/custom-cards/api.ts';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';

export type SeriesWordsProps = { series: CustomSeries; onClose: () => void };

/** Name and description, changed by those who work on the series. */
export function SeriesWords({ series, onClose }: SeriesWordsProps) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const form = useId();
  const [name, setName] = useState(series.name);
  const [description, setDescription] = useState(series.description);
  const reread = () => client.invalidateQueries({ queryKey: customKey(config.gameid) });
  const save = useWrite({
    send: (_input: void, key) =>
      createCustomWrites(api, config.gameid).change(series, { name, description }, key),
    done: async () => {
      await reread();
      onClose();
    },
  });
  const isSame = name === series.name && description === series.description;
  return (
    <Dialog
      open
      keepOnOutsidePress
      title={t`Name and description`}
      closeLabel={t`Close`}
      onOpenChange={onClose}
      footer={
        <>
          <Button
            type="submit"
            form={form}
            variant="primary"
            size="lg"
            busy={save.isPending}
            disabled={isSame || !name.trim()}
          >
            {t`Save`}
          </Button>
          <Button size="lg" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="studio__form"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
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
          rows={5}
          onChange={(event) => setDescription(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
