import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { SelectField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MatchList } from './match-list.tsx';
import { NothingYet } from './nothing-yet.tsx';

export function RoundPanel({ tournamentId }: { tournamentId: string }) {
  const { t } = useLingui();
  const { config } = useAppServices();
  const as = useUser()?.id;
  const roundQuery = (number: number) =>
    apiQuery(
      'GET /api/games/:game/tournaments/:tournamentId/rounds/:round',
      { params: { game: config.gameid, tournamentId, round: number } },
      { as },
    );
  const [chosen, setChosen] = useState<number>();
  const first = useQuery(roundQuery(1));
  const rounds = first.data?.rounds ?? 0;
  const round = chosen ?? Math.max(1, rounds);
  const query = useQuery({ ...roundQuery(round), enabled: rounds > 0 });
  if (first.isPending) return <Skeleton height={240} />;
  if (rounds === 0) {
    return <NothingYet title={t`No round is paired yet`}>{t`Tables show here.`}</NothingYet>;
  }
  const choices = Array.from({ length: rounds }, (_, place) => place + 1);
  return (
    <Panel heading={t`Round ${round}`}>
      <SelectField
        label={t`Round`}
        value={String(round)}
        options={choices.map((value) => ({ value: String(value), label: String(value) }))}
        onChange={(event) => setChosen(Number(event.target.value))}
      />
      {query.data ? <MatchList matches={query.data.matches} /> : <Skeleton height={200} />}
    </Panel>
  );
}
