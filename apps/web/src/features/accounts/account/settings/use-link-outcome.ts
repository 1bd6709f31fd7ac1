import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toasts } from '#ui/toast/toast-queue.ts';
import { PROVIDERS } from './providers.ts';

/** Shows once whether linking succeeded, after the service redirected back. */
export function useLinkOutcome(): void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { linked, linkFailed } = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  useEffect(() => {
    const provider = PROVIDERS.find(({ id }) => id === linked || id === linkFailed);
    if (!provider) return;
    const { id, name } = provider;
    // Fixed id, because effects run twice in development.
    toasts.show(
      id === linked
        ? { id: 'link-outcome', kind: 'success', title: t`${name} account linked.` }
        : { id: 'link-outcome', kind: 'error', title: t`${name} account was not linked.` },
    );
    void navigate({ to: '.', search: {}, replace: true });
  }, [linked, linkFailed, navigate, t]);
}
