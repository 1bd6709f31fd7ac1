import { Trans, useLingui } from '@lingui/react/macro';
import { Download, UserX } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClassName } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { SettingList, SettingRow } from './setting-row.tsx';

export function DataPanel() {
  const { t } = useLingui();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Panel heading={t`Your data`}>
      <SettingList>
        <SettingRow
          icon={<Download size={17} aria-hidden="true" />}
          title={t`Export`}
          note={t`Everything stored about you and everything you made here, as one JSON file.`}
          actions={
            <a className={buttonClassName()} href="/api/me/export" download>
              <Trans>Download my data</Trans>
            </a>
          }
        />
        <SettingRow
          icon={<UserX size={17} aria-hidden="true" />}
          title={t`Delete account`}
          note={t`Right away and for good. What you wrote elsewhere stays as “Deleted user”.`}
          actions={
            <Button variant="danger" onClick={() => setDeleting(true)}>
              <Trans>Delete my account</Trans>
            </Button>
          }
        />
      </SettingList>
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </Panel>
  );
}
