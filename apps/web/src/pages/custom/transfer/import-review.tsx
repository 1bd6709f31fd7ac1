import type { ImportPlan, ImportStep } from '@deckframe/domain/custom/import-plan';
import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ImportFaults } from './import-faults.tsx';
import type { SeriesFile } from './read-series-file.ts';

export type ReviewedFile = {
  readonly name: string;
  readonly file: SeriesFile;
  readonly plan: ImportPlan;
};
export type ImportReviewProps = {
  opened: ReviewedFile;
  onStart: (steps: readonly ImportStep[]) => void;
};

/** What the file would change; nothing is written before one has said so. */
export function ImportReview({ opened: { name, file, plan }, onStart }: ImportReviewProps) {
  const { t } = useLingui();
  const { steps, same, faults } = plan;
  const made = steps.filter(({ id }) => id === null).length;
  const pictures = steps.filter(({ picture }) => picture !== null).length;
  const unknown = file.unknown.join(', ');
  return (
    <div className="studio__stack">
      <b className="studio__words">{name}</b>
      <ul className="studio-import__facts">
        <li>
          <Plural value={made} one="# new card" other="# new cards" />
        </li>
        <li>
          <Plural value={steps.length - made} one="# changed card" other="# changed cards" />
        </li>
        <li>
          <Plural value={pictures} one="# picture" other="# pictures" />
        </li>
        <li>
          <Plural value={same} one="# card is there already" other="# cards are there already" />
        </li>
      </ul>
      {unknown !== '' && <Notice tone="warn">{t`Left out: ${unknown}`}</Notice>}
      {faults.length > 0 && (
        <Notice tone="warn">
          <Plural
            value={new Set(faults.map(({ row }) => row)).size}
            one="# row is left out:"
            other="# rows are left out:"
          />
        </Notice>
      )}
      <ImportFaults faults={faults} />
      <Button variant="primary" disabled={steps.length === 0} onClick={() => onStart(steps)}>
        <Plural value={steps.length} one="Import # card" other="Import # cards" />
      </Button>
    </div>
  );
}
