import type { Meta } from '@deckframe/domain/meta/read-meta';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import type { WindowFacts } from './api.ts';
import { printMetaCsv } from './print-meta-csv.ts';

/** What is shown, to count with oneself. */
export function MetaFiles({ window, meta }: { window: WindowFacts; meta: Meta }) {
  return (
    <Button
      size="sm"
      icon={<Download size={15} aria-hidden="true" />}
      onClick={() =>
        saveFile(`meta-${window.id}.csv`, new Blob([printMetaCsv(meta.rows)], { type: 'text/csv' }))
      }
    >
      <Trans>CSV</Trans>
    </Button>
  );
}
