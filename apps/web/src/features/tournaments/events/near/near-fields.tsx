import { KILOMETRES, printPoint } from '@deckframe/domain/tournaments/distance';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices } from '#lib/app-services.ts';
import { SelectField } from '#ui/field.tsx';
import type { Asked } from '../api.ts';
import { useKilometres } from './use-kilometres.ts';

type NearFieldsProps = { asked: Asked; onChange: (part: Pick<Asked, 'near' | 'within'>) => void };

/** Distance from a chosen town; positions are not requested. */
export function NearFields({ asked, onChange }: NearFieldsProps) {
  const { t } = useLingui();
  const { config } = useAppServices();
  const sayKilometres = useKilometres();
  const { data } = useQuery(
    apiQuery('GET /api/games/:game/tournament-places', { params: { game: config.gameid } }),
  );
  const places = data?.places ?? [];
  if (places.length === 0) return null;
  const names = places.map(({ area }) => area.toLowerCase());
  const isOnly = (area: string) =>
    names.indexOf(area.toLowerCase()) === names.lastIndexOf(area.toLowerCase());
  const towns = places.map(({ area, timeZone, point }) => ({
    value: printPoint(point),
    label: isOnly(area) ? area : `${area} (${timeZone.replaceAll('_', ' ')})`,
  }));
  return (
    <>
      <SelectField
        label={t`Near`}
        hint={t`Towns with coming events.`}
        value={asked.near ?? ''}
        options={[{ value: '', label: t`No town` }, ...towns]}
        onChange={({ target: { value } }) =>
          onChange(value === '' ? {} : { near: value, within: asked.within ?? 25 })
        }
      />
      {asked.near !== undefined && (
        <SelectField
          label={t`Distance`}
          value={String(asked.within ?? '')}
          options={[
            ...KILOMETRES.map((step) => ({
              value: String(step),
              label: t`up to ${sayKilometres(step)}`,
            })),
            { value: '', label: t`any` },
          ]}
          onChange={({ target: { value } }) => {
            const within = KILOMETRES.find((step) => String(step) === value);
            onChange({ near: asked.near, within });
          }}
        />
      )}
    </>
  );
}
