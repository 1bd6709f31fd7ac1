import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { OwnRow } from '../../own/own-row.tsx';
import { useOwnEvents } from './own-query.ts';

const AT_FIRST = 3;

/** What waits for the member; the rest, and what was, by one press. What runs is in the strip. */
export function OwnEvents() {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const events = useOwnEvents().filter(({ event }) => event.status !== 'running');
  const ahead = events.filter(({ event }) => event.status !== 'finished').slice(0, AT_FIRST);
  const count = events.length;
  if (count === 0) return null;
  return (
    <Panel
      heading={t`My events`}
      flush
      className="own-events"
      aside={
        count > ahead.length && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? t`Show fewer` : t`Show all ${count}`}
          </Button>
        )
      }
    >
      <ul>
        {(isWhole ? events : ahead).map((own) => (
          <OwnRow key={own.event.id} own={own} />
        ))}
      </ul>
    </Panel>
  );
}
