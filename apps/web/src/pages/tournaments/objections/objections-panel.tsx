import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Tournament } from '#features/tournaments/events/api.ts';
import { useAppServices } from '#lib/app-services.ts';
import { Panel } from '#ui/panel.tsx';
import { ObjectForm } from './object-form.tsx';
import { ObjectionRow } from './objection-row.tsx';
import { objectionsQuery } from '../tournaments/objections/objections-api.ts';

/** What was corrected after the end, and for two days the way to object. */
export function ObjectionsPanel({ event }: { event: Tournament }) {
  const { i18n, t } = useLingui();
  const { api, config } = useAppServices();
  const { data } = useQuery(objectionsQuery(api, config.gameid, event.id));
  if (!data || (data.objections.length === 0 && !data.mayObject)) return null;
  const until = data.closesAt
    ? i18n.date(data.closesAt, { dateStyle: 'medium', timeStyle: 'short' })
    : '';
  return (
    <Panel heading={t`Objections and corrections`}>
      {data.objections.length > 0 && (
        <ul className="staff-list">
          {data.objections.map((one) => (
            <li key={one.id}>
              <ObjectionRow eventId={event.id} objection={one} mayAnswer={data.mayAnswer} />
            </li>
          ))}
        </ul>
      )}
      {data.mayObject && (
        <>
          <p className="event-note">
            <Trans>You can object until {until}.</Trans>
          </p>
          <ObjectForm eventId={event.id} />
        </>
      )}
    </Panel>
  );
}
