import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Download } from 'lucide-react';
import { useUser } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import './second-factor.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui();
  const user = useUser();
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ kind: 'success', title: t`Recovery codes copied.` });
    } catch (error) {
      toasts.show({ kind: 'error', title: t`It could not be copied.`, detail: errorText(error) });
    }
  };
  const save = () => {
    const heading = t`Recovery codes for ${user?.username ?? ''} at Deckframe, each works once:`;
    saveFile('deckframe-recovery-codes.txt', new Blob([`${heading}\n\n${text}\n`]));
  };
  return (
    <div className="recovery">
      <ol className="recovery__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="recovery__ways">
        <Button icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button icon={<Download size={16} aria-hidden="true" />} onClick={save}>
          <Trans>Download</Trans>
        </Button>
      </div>
      <Button variant="primary" size="lg" block onClick={onDone}>
        <Trans>I have saved them</Trans>
      </Button>
    </div>
  );
}
