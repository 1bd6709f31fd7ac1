import {
  DIGEST_RHYTHMS,
  NOTICE_KINDS,
  NOTICE_WAYS,
  type DigestLanguage,
  type DigestRhythm,
  type NoticeKind,
  type NoticeWay,
} from '@deckframe/domain/rewards/mailbox/notice-kinds';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '#lib/app-services.ts';
import { LOCALES } from '#lib/i18n.ts';
import { SelectField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Loaded } from './loaded.tsx';
import { noticeSettingsQuery, type NoticeSettings } from './settings-api.ts';
import { SettingList, SettingRow } from './setting-row.tsx';
import { useSaveNotices } from './use-save-notices.ts';
import './notices-panel.css';

/** How a member is notified: on the site, also by e-mail, or not at all. */
export function NoticesPanel() {
  const { t } = useLingui();
  const query = useQuery(noticeSettingsQuery(useUser()?.id));
  return (
    <Panel heading={<span id="notifications">{t`What you are notified about`}</span>}>
      <Loaded query={query} failedTitle={t`Your notification choices did not load`} lines={7}>
        {(settings) => <Choices settings={settings} />}
      </Loaded>
    </Panel>
  );
}

function Choices({ settings }: { settings: NoticeSettings }) {
  const { t } = useLingui();
  const save = useSaveNotices();
  const { language, rhythm, ways } = settings;
  const kinds: Readonly<Record<NoticeKind, string>> = {
    like: t`Likes of your decks`,
    comment: t`Comments on your decks`,
    reply: t`Comments where you commented`,
    follow: t`New followers`,
    trade: t`Trades`,
    tournament: t`Tournaments`,
    invitation: t`Invitations to events and series`,
    report: t`What became of your reports`,
    moderation: t`Moderators and your content`,
  };
  const names: Readonly<Record<NoticeWay, string>> = {
    site: t`On the site`,
    mail: t`Site and e-mail`,
    off: t`Off`,
  };
  const rhythms: Readonly<Record<DigestRhythm, string>> = {
    daily: t`Once a day`,
    weekly: t`Once a week`,
  };
  const hasMail = Object.values(ways).includes('mail');
  return (
    <div className="notices-ways">
      <SettingList>
        {NOTICE_KINDS.map((kind) => (
          <SettingRow
            key={kind}
            title={kinds[kind]}
            actions={
              <Segmented
                label={kinds[kind]}
                value={ways[kind]}
                options={NOTICE_WAYS.map((value) => ({ value, label: names[value] }))}
                onChange={(way) => save({ ...settings, ways: { ...ways, [kind]: way } })}
              />
            }
          />
        ))}
      </SettingList>
      {hasMail && (
        <div className="notices-mails">
          <SelectField
            label={t`How often we e-mail you`}
            value={rhythm}
            options={DIGEST_RHYTHMS.map((value) => ({ value, label: rhythms[value] }))}
            onChange={({ target }) => save({ ...settings, rhythm: target.value as DigestRhythm })}
          />
          <SelectField
            label={t`Language of the e-mails`}
            value={language}
            options={Object.entries(LOCALES).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) =>
              save({ ...settings, language: target.value as DigestLanguage })
            }
          />
          <p className="settings-note-line">
            <Trans>One e-mail with what you have not read yet. Every one has a link to stop.</Trans>
          </p>
        </div>
      )}
    </div>
  );
}
