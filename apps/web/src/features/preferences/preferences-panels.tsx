import { useLingui } from '@lingui/react/macro';
import {
  localSettings,
  useLocalSettings,
  useUserPreferences,
  userPreferences,
} from '#lib/preference-stores.ts';
import { PREFERENCE_DEFAULTS } from '#lib/user-preferences.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { SizeSlider } from '#ui/size-slider.tsx';
import { Switch } from '#ui/switch.tsx';
import { LOCAL_SWITCHES, PREFERENCE_GROUPS } from '../accounts/preferences/preferences-panels.tsx';
import '../accounts/preferences/preferences-panels.css';

/** Every documented preference with a sentence of what it does; each takes effect at once. */
export function PreferencesPanels() {
  const { t, i18n } = useLingui();
  const preferences = useUserPreferences();
  const settings = useLocalSettings();
  return (
    <>
      {PREFERENCE_GROUPS.map(({ id, title, entries }) => (
        <Panel key={id} heading={i18n._(title)}>
          <div className="preferences">
            {entries.map(({ name, label, hint }) => (
              <Switch
                key={name}
                label={i18n._(label)}
                hint={i18n._(hint)}
                checked={preferences[name]}
                onChange={(event) => userPreferences.change({ [name]: event.target.checked })}
              />
            ))}
            {id === 'builder' && (
              <SizeSlider
                label={t`Card size in the deck builder`}
                value={preferences.cardSize}
                onChange={(cardSize) => userPreferences.change({ cardSize })}
              />
            )}
          </div>
        </Panel>
      ))}
      <Panel heading={t`Show and hide`}>
        <div className="preferences">
          {LOCAL_SWITCHES.map(({ name, label, hint }) => (
            <Switch
              key={name}
              label={i18n._(label)}
              hint={i18n._(hint)}
              checked={settings[name]}
              onChange={(event) => localSettings.turn(name, event.target.checked)}
            />
          ))}
          <SizeSlider
            label={t`Card size in the card list`}
            value={settings.cardSize}
            onChange={localSettings.setCardSize}
          />
        </div>
        <Button
          className="preferences-reset"
          onClick={() => userPreferences.set(PREFERENCE_DEFAULTS)}
        >
          {t`Reset preferences to defaults`}
        </Button>
      </Panel>
    </>
  );
}
