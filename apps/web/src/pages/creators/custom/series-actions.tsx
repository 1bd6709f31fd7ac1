import { can } from '@deckframe/domain/accounts/access/can';
import { useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ReasonDialog, ReportDialog } from '#features/community/lazy-community.tsx';
import { SERIES_READS, type CustomSeries } from '#features/creators/custom-cards/api.ts';
import { readAgain } from '#lib/read-again.ts';
import { apiQuery } from '#lib/api-query.ts';
import { useUser, useAppServices, useGameConfig } from '#lib/app-services.ts';
import { useSignInFirst } from '#lib/use-sign-in-first.ts';
import { useApiWrite, useWrite } from '#lib/write/use-write.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import type { SeriesOffice } from './use-series-office.ts';
import { WordsDialog } from './words-dialog.tsx';

/** The number of likes of the series, and the own like. */
function SeriesLike({ series }: { series: CustomSeries }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const user = useUser();
  const signInFirst = useSignInFirst();
  const client = useQueryClient();
  const params = { game: config.gameid, seriesId: series.id };
  const options = apiQuery(
    'GET /api/games/:game/custom-series/:seriesId/like',
    { params },
    { as: user?.id },
  );
  const { data } = useQuery(options);
  const like = useWrite({
    send: (isLiked: boolean, key) =>
      api(
        isLiked
          ? 'PUT /api/games/:game/custom-series/:seriesId/like'
          : 'DELETE /api/games/:game/custom-series/:seriesId/like',
        { params, key },
      ),
    done: ({ liked, likeCount }) => {
      client.setQueryData(options.queryKey, { liked, likeCount });
      void readAgain(client, SERIES_READS);
    },
    settled: () => void client.invalidateQueries({ queryKey: options.queryKey }),
  });
  const isLiked = data?.liked ?? false;
  const count = data?.likeCount ?? series.like_count;
  const press = () => {
    if (user) {
      like.mutate(!isLiked);
      return;
    }
    signInFirst({
      promise: t`Log in or sign up, and your like is added.`,
      route: 'PUT /api/games/:game/custom-series/:seriesId/like',
      ask: { params },
      done: t`Your like was added.`,
    });
  };
  return (
    <Button
      icon={<Heart size={16} fill={isLiked ? 'currentColor' : 'none'} />}
      aria-pressed={isLiked}
      aria-label={t`Like, ${count} so far`}
      busy={like.isPending}
      onClick={press}
    >
      {count}
    </Button>
  );
}

type SeriesWordsProps = { series: CustomSeries; onClose: () => void };

/** Name and description, editable by the series' editors. */
function SeriesWords({ series, onClose }: SeriesWordsProps) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const { id: seriesId, version } = series;
  // Refused if somebody changed the texts since they were loaded.
  const save = useApiWrite('PUT /api/games/:game/custom-series/:seriesId', {
    invalidates: SERIES_READS,
    done: onClose,
  });
  return (
    <WordsDialog
      title={t`Name and description`}
      action={t`Save`}
      words={series}
      busy={save.isPending}
      onSave={(words) => save.mutate({ params: { game, seriesId }, version, body: words })}
      onClose={onClose}
    />
  );
}

type SeriesActionsProps = { series: CustomSeries; office: SeriesOffice };

/** Actions on a series: like, report, rename (editors), hide (moderators). */
export function SeriesActions({ series, office }: SeriesActionsProps) {
  const { t } = useLingui();
  const user = useUser();
  const [open, setOpen] = useState<'report' | 'hide' | 'words' | null>(null);
  const close = () => setOpen(null);
  const goToRestoring = useFocusAfter(open === 'hide', office.restoreButton);
  const resource = { ownerId: series.owner_id, collaborators: series.members.map(({ id }) => id) };
  const isPublic = series.is_published && !series.moderated;
  return (
    <>
      {isPublic && <SeriesLike series={series} />}
      {isPublic && can(user, 'content.report', { ownerId: series.owner_id }) && (
        <Button onClick={() => setOpen('report')}>{t`Report`}</Button>
      )}
      {isPublic && can(user, 'content.moderate', {}) && (
        <Button ref={office.hideButton} variant="danger" onClick={() => setOpen('hide')}>
          {t`Hide series`}
        </Button>
      )}
      {can(user, 'custom-series.change', resource) && (
        <Button onClick={() => setOpen('words')}>{t`Name and description`}</Button>
      )}
      <Link to="/custom" className={buttonClassName()}>
        {t`All series`}
      </Link>
      {open === 'words' && <SeriesWords series={series} onClose={close} />}
      <Suspense>
        {open === 'report' && (
          <ReportDialog contentType="custom-series" contentId={series.id} onClose={close} />
        )}
        {open === 'hide' && (
          <ReasonDialog
            title={t`Hide series`}
            label={t`Reason`}
            hint={t`Its owner can read this.`}
            action={t`Hide series`}
            variant="danger"
            send={office.hide}
            invalidates={SERIES_READS}
            done={goToRestoring}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
