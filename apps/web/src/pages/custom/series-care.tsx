import { can } from '@deckframe/domain/access/can';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createCustomWrites, customKey, type CustomSeries } from '#features/custom-cards/api.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Panel } from '#ui/panel.tsx';
import { SeriesMembers } from './series-members.tsx';

/** Publishing and members of a series. */
export function SeriesCare({ series }: { series: CustomSeries }) {
  const { t } = useLingui();
  const user = useUser();
  const isOwner = can(user, 'custom-series.publish', { ownerId: series.owner_id });
  return (
    <div className="studio__stack">
      {isOwner && (
        <Panel heading={t`Publish`}>
          <Publication series={series} />
        </Panel>
      )}
      <Panel heading={t`Members`}>
        <SeriesMembers series={series} isOwner={isOwner} />
      </Panel>
    </div>
  );
}

function Publication({ series }: { series: CustomSeries }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const [artIsFree, setArtIsFree] = useState(false);
  const { is_published: isPublished } = series;
  const publish = useWrite({
    send: (wanted: boolean, key) =>
      createCustomWrites(api, config.gameid).publish(series.id, wanted, key),
    done: () => client.invalidateQueries({ queryKey: customKey(config.gameid) }),
  });
  return (
    <div className="studio__stack">
      <p>{isPublished ? t`Everyone can see this series.` : t`Only its members see this series.`}</p>
      {!isPublished && (
        <Checkbox
          label={t`All art is ours or free to use`}
          checked={artIsFree}
          onChange={(event) => setArtIsFree(event.target.checked)}
        />
      )}
      <Button
        variant={isPublished ? 'secondary' : 'primary'}
        busy={publish.isPending}
        disabled={!isPublished && (!artIsFree || series.card_count === 0)}
        onClick={() => publish.mutate(!isPublished)}
      >
        {isPublished ? t`Make it a draft` : t`Publish the series`}
      </Button>
    </div>
  );
}
