import { isExUser } from '@deckframe/domain/accounts/access/roles';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from '@tanstack/react-router';
import { PreferencesPanels } from '#features/accounts/preferences/preferences-panels.tsx';
import { useThemeNames } from '#features/accounts/preferences/use-theme-names.ts';
import { adConsent } from '#features/site/ads/ad-consent.ts';
import { ConsentSwitch } from '#features/site/analytics/consent-switch.tsx';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { isLocale, LOCALES, switchLocale } from '#lib/i18n.ts';
import { errorText, pageDescription, pageTitle } from '#lib/message-text.ts';
import { singleKeysStore } from '#lib/single-keys.ts';
import { THEME_CHOICES, themeChoice } from '#lib/theme/theme-choice.ts';
import { useValue } from '#lib/use-value.ts';
import { buttonClassName } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { Switch } from '#ui/switch.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import './settings-page.css';
import '#lib/member/ex-sign.css';

/** Ad preferences. EX members see a text instead: they get no ads. */
function AdsPanel() {
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

/** Preferences of this device. The account has its own page. */
export function SettingsPage() {
  const { t, i18n } = useLingui();
  const user = useUser();
  const { features } = useGameConfig();
  const singleKeys = useValue(singleKeysStore);
  const theme = useValue(themeChoice);
  const { names } = useThemeNames();
  const changeLanguage = (locale: string) => {
    if (!isLocale(locale)) return;
    switchLocale(locale).catch((error: unknown) => {
      toasts.show({ kind: 'error', title: errorText(error) });
    });
  };
  return (
    <div className="wrap settings">
      <PageHeading
        title={pageTitle('settings')}
        lead={pageDescription('settings')}
        actions={
          user && (
            <Link className={buttonClassName()} to="/account">
              <Trans>Account</Trans>
            </Link>
          )
        }
      />
      <Panel heading={t`This device`}>
        <div className="settings-list">
          <SelectField
            label={t`Language`}
            value={i18n.locale}
            options={Object.entries(LOCALES).map(([value, label]) => ({ value, label }))}
            onChange={(event) => changeLanguage(event.target.value)}
          />
          <SelectField
            label={t`Theme`}
            value={theme}
            options={THEME_CHOICES.map((value) => ({ value, label: names[value] }))}
            onChange={(event) => themeChoice.set(event.target.value)}
          />
          <Switch
            label={t`Single-key shortcuts`}
            hint={t`Press ? to see them all.`}
            checked={singleKeys}
            onChange={(event) => singleKeysStore.set(event.target.checked)}
          />
          <ConsentSwitch />
        </div>
        <p className="settings-note">
          <Trans>Stored in this browser only.</Trans>
        </p>
      </Panel>
      {features.ads === 'live' && <AdsPanel />}
      <PreferencesPanels />
    </div>
  );
}
