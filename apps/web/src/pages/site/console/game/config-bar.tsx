import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { ConfigFault } from './config-form.ts';
import { ReviewDialog } from './review-dialog.tsx';
import type { ConfigMap } from './schema.ts';
import type { ConfigDraft } from './use-config-draft.ts';
import { useSaveConfig } from './use-save-config.ts';

type PreviewWords = { title: string; leave: string };

/**
 * Opens a tab with the site as visitors would see it under this config, which is stored only in
 * that tab. Returns false if the browser blocked the tab.
 */
function openPreview(game: string, draft: ConfigMap, words: PreviewWords): boolean {
  const { archetypes: _, ...config } = draft;
  const shown = { ...config, maintenanceLocked: false, maintenanceMessage: null };
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.sessionStorage.setItem('configPreview', JSON.stringify({ config: shown, ...words }));
  tab.location.assign(`/v3/${game}/`);
  return true;
}

type ConfigBarProps = {
  draft: ConfigDraft;
  onRefused: (faults: readonly ConfigFault[]) => void;
  /** Called after a successful check or save. */
  onDone: () => void;
};

/** Visible while there are unsaved changes. The server checks them before preview and save. */
export function ConfigBar({ draft, onRefused, onDone }: ConfigBarProps) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const [isOpen, setOpen] = useState(false);
  const { changes, config, isBehind, version } = draft;
  const save = { config: { ...config }, basedOn: version, note: '', restoredFrom: null };
  const events = (onSaved: () => void) => ({
    onSaved: () => {
      onDone();
      onSaved();
    },
    onRefused: (faults: readonly ConfigFault[]) => {
      setOpen(false);
      onRefused(faults);
    },
  });
  const review = useSaveConfig(events(() => setOpen(true)));
  const preview = useSaveConfig(
    events(() => {
      const words = { title: t`Preview as a visitor: not saved`, leave: t`Leave the preview` };
      if (openPreview(gameid, config, words)) return;
      toasts.show({ kind: 'error', title: t`Your browser did not let a tab open.` });
    }),
  );
  const saving = useSaveConfig(
    events(() => {
      setOpen(false);
      draft.discard();
    }),
  );
  if (changes.length === 0) return null;
  return (
    <div className="config-bar" role="region" aria-label={t`Not saved`}>
      <p className="config-bar__words">
        <Plural value={changes.length} one="One change, not saved" other="# changes, not saved" />
      </p>
      <Button onClick={draft.discard}>
        <Trans>Discard</Trans>
      </Button>
      <Button
        icon={<Eye size={16} aria-hidden="true" />}
        busy={preview.isPending}
        disabled={isBehind}
        onClick={() => preview.mutate({ ...save, checkOnly: true })}
      >
        <Trans>Preview</Trans>
      </Button>
      <Button
        variant="primary"
        busy={review.isPending}
        disabled={isBehind}
        onClick={() => review.mutate({ ...save, checkOnly: true })}
      >
        <Trans>Review and save</Trans>
      </Button>
      {isOpen && (
        <ReviewDialog
          open
          title={t`Save as a new version`}
          changes={changes}
          busy={saving.isPending}
          onClose={() => setOpen(false)}
          onSave={(note) => saving.mutate({ ...save, note })}
        />
      )}
    </div>
  );
}
