import type { Meta } from '@deckframe/domain/meta/read-meta';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import type { WindowFacts } from '#features/meta/result-meta/api.ts';
import { printMetaCsv } from './print-meta-csv.ts';
import { printMetaJson } from './print-meta-json.ts';

/** What is shown, to count with oneself. */
export function MetaFiles({ window, meta }: { window: WindowFacts; meta: Meta }) {
  const save = (end: 'csv' | 'json', text: string, type: string) =>
    saveFile(`meta-${window.id}.${end}`, new Blob([text], { type }));
  const icon = <Download size={15} aria-hidden="true" />;
  return (
    <span className="meta-files">
      <Button
        size="sm"
        icon={icon}
        onClick={() => save('csv', printMetaCsv(meta.rows), 'text/csv')}
      >
        <Trans>CSV</Trans>
      </Button>
      <Button
        size="sm"
        icon={icon}
        onClick={() => save('json', printMetaJson(window, meta), 'application/json')}
      >
        <Trans>JSON</Trans>
      </Button>
    </span>
  );
}
