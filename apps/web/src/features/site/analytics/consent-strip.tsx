import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import { useConsent } from './analytics-context.ts';
import './consent-strip.css';

/** Asks once for consent. Nothing is counted before. */
export function ConsentStrip() {
  const { t } = useLingui();
  const [consent, answer] = useConsent();
  if (consent !== 'unasked') return null;
  return (
    <section className="consent" aria-label={t`Counting visits`}>
      <p>
        <Trans>
          May we count page views? No cookies, no profile, nothing about you is stored.{' '}
          <Link to="/data-protection" className={linkClassName('inline')}>
            Data protection
          </Link>
        </Trans>
      </p>
      <div className="consent-answers">
        <Button size="sm" onClick={() => answer('denied')}>
          <Trans>No, thanks</Trans>
        </Button>
        <Button size="sm" onClick={() => answer('granted')}>
          <Trans>Allow counting</Trans>
        </Button>
      </div>
    </section>
  );
}
