import { isSamePlace, type ConfigChange } from '@deckframe/domain/config-changes';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { ChangeLine, ChangeList, useChangeWords } from './change-list.tsx';
import type { ConfigVersion } from './config-api.ts';
import type { ConfigDraft } from './use-config-draft.ts';

type ConflictPanelProps = { draft: ConfigDraft; versions: readonly ConfigVersion[] };

const keyOf = ({ path }: ConfigChange): string => path.join('/');

/** A conflict: the other's changes, and which own ones to apply on top. */
export function ConflictPanel({ draft, versions }: ConflictPanelProps) {
  const { t } = useLingui();
  const say = useChangeWords();
  const { changes, theirs, version } = draft;
  const isShared = (change: ConfigChange) => theirs.some((other) => isSamePlace(change, other));
  // For values that both changed, the other change is chosen by default.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter((change) => !isShared(change)).map(keyOf)),
  );
  const choose = (key: string, isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(key);
      else next.delete(key);
      return next;
    });
  const newer = versions.filter((one) => one.version > version);
  return (
    <Panel heading={t`Somebody else has saved in the meantime`} className="config-conflict">
      <div className="config-conflict__body">
        {newer.map((one) => (
          <Notice
            key={one.version}
            tone="warn"
            title={t`Version ${one.version} by ${one.author ?? t`Deleted user`}`}
          >
            {one.note}
          </Notice>
        ))}
        <h3 className="config-conflict__title">
          <Trans>They changed</Trans>
        </h3>
        <ChangeList label={t`They changed`} changes={theirs} />
        <h3 className="config-conflict__title">
          <Trans>Your changes</Trans>
        </h3>
        <ul className="config-changes" aria-label={t`Your changes`}>
          {changes.map((change) => (
            <li key={keyOf(change)} className="config-changes__one">
              <Checkbox
                label={t`Reapply ${say(change)}`}
                labelHidden
                checked={chosen.has(keyOf(change))}
                onChange={(event) => choose(keyOf(change), event.target.checked)}
              />
              {isShared(change) && <Tag tone="warn">{t`Both changed this`}</Tag>}
              <ChangeLine change={change} />
            </li>
          ))}
        </ul>
        <div className="config-row">
          <Button
            variant="primary"
            onClick={() => draft.reapply(changes.filter((change) => chosen.has(keyOf(change))))}
          >
            <Trans>Reapply the chosen ones</Trans>
          </Button>
          <Button onClick={draft.discard}>
            <Trans>Discard mine</Trans>
          </Button>
        </div>
      </div>
    </Panel>
  );
}
