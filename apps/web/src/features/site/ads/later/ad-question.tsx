import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import { adConsent, type AdConsent } from '../ad-consent.ts';
import { AdReasonDialog } from './ad-why.tsx';
import { useFocusBack } from './use-focus-back.ts';

/** Asks once for consent to partner ads, with two equal answers. */
export function AdQuestion({ host }: { host: string }) {
  const { t } = useLingui();
  const { onFocus, giveBack } = useFocusBack();
  const [isTelling, setTelling] = useState(false);
  const words = useId();
  const answer = (consent: AdConsent) => {
    giveBack();
    adConsent.set(consent);
  };
  if (useValue(adConsent) !== 'unasked') return null;
  const close = () => setTelling(false);
  return createPortal(
    <section className="ad-question" aria-label={t`Ads`} onFocus={onFocus}>
      <p>
        <span id={words}>
          <Trans>
            <b>May partners show ads?</b> Without a yes you see only our own. Both answers cost
            nothing and can be changed under Preferences.
          </Trans>
        </span>{' '}
        <button type="button" className={linkClassName('inline')} onClick={() => setTelling(true)}>
          <Trans>What is sent</Trans>
        </button>
      </p>
      <div className="ad-question__answers">
        <Button size="sm" aria-describedby={words} onClick={() => answer('own')}>
          <Trans>Only our own</Trans>
        </Button>
        <Button size="sm" aria-describedby={words} onClick={() => answer('partners')}>
          <Trans>Allow partners</Trans>
        </Button>
      </div>
      {isTelling && (
        <Suspense>
          <AdReasonDialog reason={{ kind: 'asked', host }} onClose={close} />
        </Suspense>
      )}
    </section>,
    document.body,
  );
}
