import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { apiQuery } from '#lib/api-query.ts';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AdForm } from './ads/ad-form.tsx';
import { AdRow } from './ads/ad-row.tsx';
import { MANAGED_ADS, type ManagedAd } from './ads/ads-api.ts';
import './ads-page.css';

/** Own ads: active, planned, and their counts. */
export function AdsPage() {
  const { t } = useLingui();
  const query = useQuery(apiQuery(MANAGED_ADS, {}));
  const { data } = query;
  const [edited, setEdited] = useState<ManagedAd | 'new' | null>(null);
  const [doomed, setDoomed] = useState<ManagedAd | null>(null);
  const { mutate, isPending } = useApiWrite('DELETE /api/admin/ads/:adId', {
    invalidates: [MANAGED_ADS],
    done: () => {
      setDoomed(null);
      toasts.show({ kind: 'success', title: t`Ad deleted.` });
    },
  });
  const create = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      <Trans>New ad</Trans>
    </Button>
  );
  return (
    <AdminFrame>
      <PageHeading
        title={pageTitle('adminAds')}
        lead={pageDescription('adminAds')}
        actions={data && data.ads.length > 0 && create}
      />
      <Panel flush>
        <QueryPanel
          query={query}
          level={2}
          title={t`The ads did not load`}
          pending={<Skeleton height={240} width="100%" />}
        />
        {data?.ads.length === 0 && (
          <EmptyState level={2} title={t`No ads yet`} action={create}>
            {t`Until there are some, slots say how to be rid of ads.`}
          </EmptyState>
        )}
        {data && data.ads.length > 0 && (
          <ul className="ad-rows">
            {data.ads.map((ad) => (
              <AdRow
                key={ad.id}
                ad={ad}
                today={data.today}
                onEdit={() => setEdited(ad)}
                onDelete={() => setDoomed(ad)}
              />
            ))}
          </ul>
        )}
      </Panel>
      {edited && data && (
        <AdForm
          ad={edited === 'new' ? null : edited}
          today={data.today}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title={t`Delete this ad?`}
        objectName={doomed?.title ?? ''}
        description={t`What was counted of it is gone too. To stop it and see its counts, give it an end instead.`}
        confirmLabel={t`Delete`}
        cancelLabel={t`Cancel`}
        busy={isPending}
        onConfirm={() => doomed && mutate({ params: { adId: doomed.id } })}
      />
    </AdminFrame>
  );
}
