import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  createCustomWrites,
  customKey,
  type CustomSeries,
} from '#features/creators/custom-cards/api.ts';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Deletes a series after a second confirmation. */
export function SeriesDeletion({ series }: { series: CustomSeries }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useWrite({
    send: (_input: void, key) => createCustomWrites(api, config.gameid).remove(series.id, key),
    done: async () => {
      await navigate({ to: '/custom', search: {} });
      await client.invalidateQueries({ queryKey: customKey(config.gameid) });
    },
  });
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t`Delete the series`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Delete this series?`}
        objectName={series.name}
        description={t`All its cards go with it. This cannot be undone.`}
        confirmLabel={t`Delete the series`}
        cancelLabel={t`Cancel`}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
