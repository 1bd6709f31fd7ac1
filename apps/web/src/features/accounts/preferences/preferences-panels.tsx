import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LocalSwitch } from '#lib/local-settings.ts';
import {
  localSettings,
  useLocalSettings,
  useUserPreferences,
  userPreferences,
} from '#lib/preference-stores.ts';
import { PREFERENCE_DEFAULTS, type PreferenceSwitch } from '#lib/user-preferences.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { SizeSlider } from '#ui/size-slider.tsx';
import { Switch } from '#ui/switch.tsx';
import './preferences-panels.css';

interface SwitchText<Name> {
  readonly name: Name;
  readonly label: MessageDescriptor;
  readonly hint: MessageDescriptor;
}

interface PreferenceGroup {
  readonly id: 'cards' | 'builder' | 'sight';
  readonly title: MessageDescriptor;
  readonly entries: readonly SwitchText<PreferenceSwitch>[];
}

/** N-40: preferences with a sentence each. */
const PREFERENCE_GROUPS: readonly PreferenceGroup[] = [
  {
    id: 'cards',
    title: msg`Cards`,
    entries: [
      {
        name: 'loadAlternates',
        label: msg`Load alternates`,
        hint: msg`Other printings of a card are shown with it.`,
      },
      {
        name: 'ungroupAlternates',
        label: msg`List alternates separately`,
        hint: msg`Each printing gets its own tile instead of being grouped with the main one.`,
      },
      {
        name: 'displayNewCardsAtTop',
        label: msg`New cards at the top`,
        hint: msg`Cards of the last 14 days get their own row above the list.`,
      },
      {
        name: 'enableTcgPlayerPrices',
        label: msg`Prices`,
        hint: msg`Market prices and links to the shop, where they are known.`,
      },
      {
        name: 'showQuickInfoLabels',
        label: msg`Line under each card`,
        hint: msg`Number, copies owned and price below each card.`,
      },
      {
        name: 'quickFilterDisplayMode',
        label: msg`Names on quick filters`,
        hint: msg`The quick filters show names beside their symbols.`,
      },
    ],
  },
  {
    id: 'sight',
    title: msg`Appearance`,
    entries: [
      {
        name: 'enableCardImagePreview',
        label: msg`Preview on hover`,
        hint: msg`A large picture appears at the side while the pointer rests on a card.`,
      },
      {
        name: 'colorBlindSupport',
        label: msg`Color-blind support`,
        hint: msg`Letters on every color symbol, names beside them, patterns in charts.`,
      },
    ],
  },
  {
    id: 'builder',
    title: msg`Decks`,
    entries: [
      {
        name: 'unlockColors',
        label: msg`Unlock colors`,
        hint: msg`The builder offers cards of every color, whatever is in the deck.`,
      },
      {
        name: 'enableLocalDeckSave',
        label: msg`Keep drafts on this device`,
        hint: msg`A deck you are building survives closing the page.`,
      },
      {
        name: 'enableDeckInsights',
        label: msg`Deck insights`,
        hint: msg`Short hints while you build, such as a third color.`,
      },
      {
        name: 'hideDecklistBookmarks',
        label: msg`Hide bookmarks on decklists`,
        hint: msg`Hides the strip of recent decklists.`,
      },
    ],
  },
];

const LOCAL_SWITCHES: readonly SwitchText<LocalSwitch>[] = [
  {
    name: 'showNewCardsFirst',
    label: msg`New cards first`,
    hint: msg`Cards of the last 7 days come before all others.`,
  },
  {
    name: 'isPricingVisible',
    label: msg`Show prices`,
    hint: msg`Hides prices for now without switching them off.`,
  },
  {
    name: 'displayOwnedCardsCount',
    label: msg`Show copies owned`,
    hint: msg`How many copies of a card are in your collection.`,
  },
  {
    name: 'displayBookmarks',
    label: msg`Show bookmarks`,
    hint: msg`Recent decklists above the card list.`,
  },
];

/** All documented preferences. */
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
