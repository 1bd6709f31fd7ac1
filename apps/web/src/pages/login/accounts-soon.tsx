import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClassName } from '#ui/button.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import { Logo } from '#ui/logo.tsx';
import { Tag } from '#ui/tag.tsx';
import './accounts-soon.css';

/** Login and registration until accounts exist: no form that could not keep its promise. */
export function AccountsSoon({ title, lead }: { title: string; lead: string }) {
  const { t } = useLingui();
  return (
    <div className="account-page">
      <section className="account-box" aria-labelledby="account-title">
        <Logo wordmark="Deckframe" />
        <h1 id="account-title" className="account-title" tabIndex={-1}>
          {title}
        </h1>
        <Tag tone="soon">{t`Coming soon`}</Tag>
        <p>{lead}</p>
        <p>
          <Trans>
            Accounts are not open yet, so there is nothing to fill in here. Everything that works
            today works without one.
          </Trans>
        </p>
        <Link className={buttonClassName({ variant: 'primary', size: 'lg', block: true })} to="/">
          <Trans>Go home</Trans>
        </Link>
        <Link className={linkClassName('quiet')} to="/data-protection">
          <Trans>What we store about you</Trans>
        </Link>
      </section>
    </div>
  );
}
