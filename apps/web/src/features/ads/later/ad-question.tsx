import { Trans, useLingui } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { adConsent } from '../ad-consent.ts';

/** Asks once, where there is a partner at all; both answers are equally easy. */
export function AdQuestion() {
  const { t } = useLingui();
  if (useValue(adConsent) !== 'unasked') return null;
  return createPortal(
    <section className="ad-question" aria-label={t`Ads`}>
      <p>
        <Trans>
          <b>May partners show ads?</b> Without a yes you see only our own. Both answers cost
          nothing and can be changed under Preferences.
        </Trans>
      </p>
      <div className="ad-question__answers">
        <Button size="sm" onClick={() => adConsent.set('own')}>
          <Trans>Only our own</Trans>
        </Button>
        <Button size="sm" onClick={() => adConsent.set('partners')}>
          <Trans>Allow partners</Trans>
        </Button>
      </div>
    </section>,
    document.body,
  );
}
