import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ConsentSwitch } from '#features/site/analytics/consent-switch.tsx';
import { PreferencesPanels } from '#features/preferences/preferences-panels.tsx';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { isLocale, LOCALES, switchLocale } from '#lib/i18n.ts';
import { errorText, pageDescription, pageTitle } from '#lib/message-text.ts';
import { singleKeysStore } from '#lib/single-keys.ts';
import { THEME_CHOICES, themeChoice, type ThemeChoice } from '#lib/theme/theme-choice.ts';
import { useValue } from '#lib/use-value.ts';
import { buttonClassName } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { Switch } from '#ui/switch.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AdsPanel } from '../../settings/ads-panel.tsx';
import './settings-page.css';

/** The settings of this device; what belongs to the account has a page of its own. */
export function SettingsPage() {
  const { t, i18n } = useLingui();
  const user = useUser();
  const { features } = useGameConfig();
  const singleKeys = useValue(singleKeysStore);
  const theme = useValue(themeChoice);
  const themeNames: Readonly<Record<ThemeChoice, string>> = {
    system: t`System`,
    dark: t`Dark`,
    light: t`Light`,
    contrast: t`High contrast`,
  };
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
            options={THEME_CHOICES.map((value) => ({ value, label: themeNames[value] }))}
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
