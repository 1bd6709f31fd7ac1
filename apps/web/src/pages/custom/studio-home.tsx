import { isContentCreator } from '@deckframe/domain/accounts/access/roles';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ContentManager } from '#features/creators/contents/lazy-contents.ts';
import { ownSeriesQuery } from '#features/creators/custom-cards/api.ts';
import { PublicSeries } from '#features/creators/custom-cards/public-series.tsx';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { NewSeries } from './new-series.tsx';
import { OwnSeries } from './own-series.tsx';
import { SeriesFigures } from './series-figures.tsx';

export function StudioHome() {
  const { t } = useLingui();
  const user = useUser();
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <PageHeading
        eyebrow={t`Community`}
        title={pageTitle('studio')}
        lead={t`Make your own series. Everyone can tell that they are fan-made.`}
        actions={
          user && (
            <Button
              variant="primary"
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => setMaking(true)}
            >
              {t`New series`}
            </Button>
          )
        }
      />
      {user && <Workplace onNew={() => setMaking(true)} />}
      <Panel heading={t`Published series`}>
        <PublicSeries />
      </Panel>
      {isMaking && <NewSeries onClose={() => setMaking(false)} />}
    </>
  );
}

/** What a member makes: series, and for creators their contents too. */
function Workplace({ onNew }: { onNew: () => void }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const isCreator = isContentCreator(useUser()?.roles ?? []);
  const [tab, setTab] = useState('series');
  const { data } = useQuery(ownSeriesQuery(api, config.gameid));
  const count = data === undefined ? {} : { count: data.length };
  return (
    <Tabs
      label={t`What you make`}
      value={tab}
      onChange={setTab}
      items={[
        { value: 'series', label: t`My series`, ...count, panel: <OwnSeries onNew={onNew} /> },
        ...(isCreator
          ? [
              {
                value: 'content',
                label: t`My content`,
                panel: (
                  <Suspense fallback={<Skeleton height={220} width="100%" />}>
                    <ContentManager />
                  </Suspense>
                ),
              },
            ]
          : []),
        { value: 'figures', label: t`Figures`, panel: <SeriesFigures /> },
      ]}
    />
  );
}
