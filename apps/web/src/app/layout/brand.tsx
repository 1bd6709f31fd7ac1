import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Logo } from '#ui/logo.tsx';

export function Brand({ onClick }: { onClick?: () => void }) {
  const { t } = useLingui();
  return (
    <Link
      to="/"
      activeOptions={{ exact: true, includeSearch: false }}
      className="brand"
      aria-label={t`Deckframe home`}
      onClick={onClick}
    >
      <Logo wordmark="Deckframe" />
    </Link>
  );
}
