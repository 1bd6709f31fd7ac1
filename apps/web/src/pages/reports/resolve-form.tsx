import { BANNER_KEYS } from '@deckframe/domain/profile/banner-keys';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { communityText, cosmeticName, errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField, TextAreaField } from '#ui/field.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import {
  CARD_QUEUE_KEY,
  resolveReport,
  type CardReport,
  type Resolution,
} from '../staff/reports/card-report-api.ts';
import { ReplyPicker } from '../staff/reports/reply-picker.tsx';
import { useReopenCard } from './use-reopen-card.ts';

const MESSAGE_MAX = 500;

/** The answer to everybody who reported it, with a banner or without. */
export function ResolveForm({ report }: { report: CardReport }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const client = useQueryClient();
  const reopen = useReopenCard();
  const [message, setMessage] = useState('');
  const [banner, setBanner] = useState('');
  const [notify, setNotify] = useState(true);
  const [fault, setFault] = useState<string | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: CARD_QUEUE_KEY });
  const { mutate, isPending } = useWrite({
    send: (resolution: Resolution, key) => resolveReport(api, report, resolution, key),
    done: async () => {
      await refresh();
      const action = { label: t`Undo`, onPress: () => void reopen(report) };
      toasts.show({ kind: 'success', title: communityText('reportResolved'), action });
    },
    failure: (error) => {
      setFault(errorText(error));
      return null;
    },
  });
  const submit = () => {
    if (message.trim() === '') setFault(t`Say in a few words what came of it.`);
    else mutate({ message: message.trim(), banner: banner === '' ? null : banner, notify });
  };
  const banners = BANNER_KEYS.map((key) => ({
    value: key,
    label: cosmeticName({ kind: 'banner', key }),
  }));
  return (
    <div className="report__answer">
      <TextAreaField
        label={t`Answer`}
        hint={t`Everyone who reported it can read this.`}
        error={fault}
        value={message}
        maxLength={MESSAGE_MAX}
        rows={2}
        onChange={(event) => {
          setFault(null);
          setMessage(event.target.value);
        }}
      />
      <ReplyPicker
        text={message}
        max={MESSAGE_MAX}
        onInsert={(text) => {
          setFault(null);
          setMessage(text);
        }}
      />
      <SelectField
        label={t`Banner as a reward`}
        value={banner}
        options={[{ value: '', label: t`None` }, ...banners]}
        onChange={(event) => setBanner(event.target.value)}
      />
      <Checkbox
        label={t`Send a notification`}
        checked={notify}
        onChange={(event) => setNotify(event.target.checked)}
      />
      <div className="report__acts">
        <Button variant="primary" busy={isPending} onClick={submit}>
          <Trans>Resolve</Trans>
        </Button>
      </div>
    </div>
  );
}
