import type { TournamentView } from '@deckframe/domain/tournaments/event';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Asked } from './api.ts';
import { useKilometres } from './near/use-kilometres.ts';

type AskedPart = { name: string; value: string; without: Asked };

/** Describes each filter of a search, with the search without it. */
function useAskedWords(asked: Asked): AskedPart[] {
  const { i18n, t } = useLingui();
  const sayKilometres = useKilometres();
  const { text, from, to, area, mode, format, within } = asked;
  const sayDay = (day: string) =>
    new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(day),
    );
  const without = (...keys: (keyof Asked)[]): Asked =>
    Object.fromEntries(Object.entries(asked).filter(([key]) => !keys.includes(key as keyof Asked)));
  const isOneDay = from !== undefined && from === to;
  return [
    { name: t`Name or place`, value: text, without: without('text') },
    {
      name: t`Day`,
      value: isOneDay ? sayDay(from) : undefined,
      without: without('from', 'to'),
    },
    {
      name: t`From`,
      value: isOneDay || from === undefined ? undefined : sayDay(from),
      without: without('from'),
    },
    {
      name: t`To`,
      value: isOneDay || to === undefined ? undefined : sayDay(to),
      without: without('to'),
    },
    {
      name: t`Where`,
      value: mode && (mode === 'online' ? t`Online` : t`At a place`),
      without: without('mode'),
    },
    {
      name: t`Distance`,
      value: within && t`up to ${sayKilometres(within)}`,
      without: without('within'),
    },
    { name: t`Area`, value: area, without: without('area') },
    { name: t`Format`, value: format, without: without('format') },
  ].flatMap((part) => (part.value === undefined ? [] : [{ ...part, value: part.value }]));
}

type NoEventsProps = { view: TournamentView; asked: Asked; onChange: (asked: Asked) => void };

/** Names the filters that hide all events, each with a button to remove it. */
export function NoEvents({ view, asked, onChange }: NoEventsProps) {
  const { t } = useLingui();
  const parts = useAskedWords(asked);
  if (parts.length === 0) {
    return (
      <EmptyState
        level={2}
        title={view === 'results' ? t`No results yet` : t`Nothing announced yet`}
      >
        {view === 'results'
          ? t`Finished tournaments are listed here.`
          : t`You can create the first event yourself.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={2}
      title={t`Nothing fits this search`}
      action={
        <>
          {parts.map(({ name, value, without }) => (
            <Chip
              key={name}
              name={name}
              removeLabel={t`Search without: ${name}`}
              onRemove={() => onChange(without)}
            >
              {value}
            </Chip>
          ))}
          <Button size="sm" variant="primary" onClick={() => onChange({})}>
            {t`Show all`}
          </Button>
        </>
      }
    >
      <Trans>Events are hidden by:</Trans> {parts.map(({ name }) => name).join(', ')}.
    </EmptyState>
  );
}
