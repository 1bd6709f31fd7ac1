import { Trans, useLingui } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { adConsent, type AdConsent } from '../ad-consent.ts';
import { useFocusBack } from './use-focus-back.ts';

/** Asks once, where there is a partner at all; both answers are equally easy. */
export function AdQuestion() {
  const { t } = useLingui();
  const { onFocus, giveBack } = useFocusBack();
  const answer = (consent: AdConsent) => {
    giveBack();
    adConsent.set(consent);
  };
  if (useValue(adConsent) !== 'unasked') return null;
  return createPortal(
    <section className="ad-question" aria-label={t`Ads`} onFocus={onFocus}>
      <p>
        <Trans>
          <b>May partners show ads?</b> Without a yes you see only our own. Both answers cost
          nothing and can be changed under Preferences.
        </Trans>
      </p>
      <div className="ad-question__answers">
        <Button size="sm" onClick={() => answer('own')}>
          <Trans>Only our own</Trans>
        </Button>
        <Button size="sm" onClick={() => answer('partners')}>
          <Trans>Allow partners</Trans>
        </Button>
      </div>
    </section>,
    document.body,
  );
}
