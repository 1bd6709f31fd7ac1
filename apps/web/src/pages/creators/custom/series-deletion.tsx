import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SERIES_READS, type CustomSeries } from '#features/creators/custom-cards/api.ts';
import { readAgain } from '#lib/read-again.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Deletes a series after a second confirmation. */
export function SeriesDeletion({ series }: { series: CustomSeries }) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useApiWrite('DELETE /api/games/:game/custom-series/:seriesId', {
    done: async () => {
      await navigate({ to: '/custom', search: {} });
      await readAgain(client, SERIES_READS);
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
        onConfirm={() => remove.mutate({ params: { game, seriesId: series.id } })}
      />
    </>
  );
}
