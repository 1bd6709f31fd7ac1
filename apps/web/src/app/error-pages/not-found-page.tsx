import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useAppServices } from '#lib/app-services.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { StatePage } from './state-page.tsx';

/** N-01: an unknown address, answered inside the shell. */
export function NotFoundPage() {
  const { t } = useLingui();
  const { openDialog } = useAppServices();
  return (
    <StatePage
      mark="404"
      title={t`No unit at these coordinates`}
      actions={
        <>
          <Link className={buttonClassName({ variant: 'primary', size: 'lg' })} to="/">
            <Trans>Go home</Trans>
          </Link>
          <Button
            size="lg"
            icon={<Search size={16} aria-hidden="true" />}
            onClick={() => openDialog.set('palette')}
          >
            <Trans>Search</Trans>
          </Button>
        </>
      }
    >
      <Trans>The page moved or never existed.</Trans>
    </StatePage>
  );
}
