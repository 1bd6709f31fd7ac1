import { isExUser } from '@deckframe/domain/accounts/access/roles';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { adConsent } from '#features/site/ads/ad-consent.ts';
import { useUser } from '#lib/app-services.ts';
import '#lib/member/ex-sign.css';
import { useValue } from '#lib/use-value.ts';
import { Panel } from '#ui/panel.tsx';

/** Who sees which ads; whoever is EX is told that there are none. */
export function AdsPanel() {
  const { t } = useLingui();
  const user = useUser();
  const consent = useValue(adConsent);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash === '#ads') place.current?.scrollIntoView();
  }, []);
  const choices = [
    {
      value: 'own' as const,
      label: t`Only our own`,
      hint: t`Events, decks and Deckframe itself. No other company, no cookie, nothing about you leaves.`,
    },
    {
      value: 'partners' as const,
      label: t`From partners, not personal`,
      hint: t`In a closed frame that is told its place and not which page you look at. The partner sees a request, no profile.`,
    },
  ];
  return (
    <div ref={place} id="ads">
      <Panel heading={t`Ads`}>
        {user && isExUser(user.roles) ? (
          <p className="ads-free">
            <b className="ex-sign">EX</b>
            <span>
              <b>{t`You see no ads`}</b>
              <span>{t`No slot, no script, no request.`}</span>
            </span>
          </p>
        ) : (
          <>
            <fieldset className="ads-choices">
              <legend className="sr-only">{t`Kind of ads`}</legend>
              {choices.map(({ value, label, hint }) => (
                <label key={value} className="ads-choice">
                  <input
                    type="radio"
                    name="ads"
                    aria-label={label}
                    checked={value === (consent === 'partners' ? 'partners' : 'own')}
                    onChange={() => adConsent.set(value)}
                  />
                  <span>
                    <b>{label}</b>
                    <span>{hint}</span>
                  </span>
                </label>
              ))}
            </fieldset>
            <p className="settings-note">
              {t`Between cards after card 5 and then every 30, one line at the bottom, and full screen at most every 80 seconds. Never while you build, type or trade. EX members see none.`}
            </p>
          </>
        )}
      </Panel>
    </div>
  );
}
