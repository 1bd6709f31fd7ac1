import { I18nProvider } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { CatchBoundary, RouterProvider, type ErrorComponentProps } from '@tanstack/react-router';
import {
  AnalyticsProvider,
  type AnalyticsServices,
} from '#features/site/analytics/analytics-context.ts';
import { MaintenanceProvider } from '#features/site/maintenance/maintenance-context.ts';
import type { MaintenanceState } from '#features/site/maintenance/maintenance-state.ts';
import { AppServicesProvider, type AppServices } from '#lib/app-services.ts';
import { reportCrash } from '#lib/client-errors/client-errors.ts';
import { ServerErrorPage } from './error-pages/server-error-page.tsx';
import type { AppRouter } from './routing/router.tsx';

interface AppProps {
  readonly i18n: I18n;
  readonly services: AppServices;
  readonly maintenance: MaintenanceState;
  readonly analytics: AnalyticsServices;
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
}

export function App(props: AppProps) {
  const { i18n, services, maintenance, analytics, queryClient, router } = props;
  return (
    <I18nProvider i18n={i18n}>
      <AppServicesProvider value={services}>
        <AnalyticsProvider value={analytics}>
          <MaintenanceProvider value={maintenance}>
            <QueryClientProvider client={queryClient}>
              <CatchBoundary
                getResetKey={() => router.state.location.href}
                onCatch={(error) => reportCrash('The shell could not be shown', error)}
                errorComponent={ShellErrorPage}
              >
                <RouterProvider router={router} />
              </CatchBoundary>
            </QueryClientProvider>
          </MaintenanceProvider>
        </AnalyticsProvider>
      </AppServicesProvider>
    </I18nProvider>
  );
}

function ShellErrorPage({ error }: ErrorComponentProps) {
  return <ServerErrorPage error={error} onRetry={() => window.location.reload()} />;
}
