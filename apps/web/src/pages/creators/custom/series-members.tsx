import { toSdVariant } from '@deckframe/domain/community/profile/nameplate';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SERIES_READS, type CustomSeries } from '#features/creators/custom-cards/api.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { initialsOf } from '#ui/initials.ts';
import { Notice } from '#ui/notice.tsx';
import { Tag } from '#ui/tag.tsx';

/** Decorative, because the name is beside it. */
function MemberFace({ name, avatar }: { name: string; avatar: string | null }) {
  return (
    <span className="studio__avatar" aria-hidden="true">
      {avatar === null ? initialsOf(name) : <img src={toSdVariant(avatar)} alt="" loading="lazy" />}
    </span>
  );
}

/** Editors of the series. The owner chooses them, and each may leave. */
export function SeriesMembers({ series, isOwner }: { series: CustomSeries; isOwner: boolean }) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const user = useUser();
  const [username, setUsername] = useState('');
  const params = { game, seriesId: series.id };
  const add = useApiWrite('POST /api/games/:game/custom-series/:seriesId/members', {
    invalidates: SERIES_READS,
    done: () => setUsername(''),
  });
  const remove = useApiWrite('DELETE /api/games/:game/custom-series/:seriesId/members/:userId', {
    invalidates: SERIES_READS,
  });
  const owner = series.owner.username ?? '';
  return (
    <div className="studio__stack">
      <ul className="studio__stack">
        <li className="studio__member">
          <MemberFace name={owner} avatar={series.owner.avatar} />
          <span className="studio__member-name">{owner}</span>
          <Tag>{t`Owner`}</Tag>
        </li>
        {series.members.map(({ id, username: member, avatar }) => {
          const name = member ?? '';
          return (
            <li key={id} className="studio__member">
              <MemberFace name={name} avatar={avatar} />
              <span className="studio__member-name">{name}</span>
              {(isOwner || user?.id === id) && (
                <Button
                  size="sm"
                  variant="ghost"
                  busy={remove.isPending}
                  aria-label={isOwner ? t`Remove ${name}` : undefined}
                  onClick={() => remove.mutate({ params: { ...params, userId: id } })}
                >
                  {isOwner ? t`Remove` : t`Leave`}
                </Button>
              )}
            </li>
          );
        })}
        {series.invited.map(({ id, username: member, avatar }) => {
          const name = member ?? '';
          return (
            <li key={id} className="studio__member">
              <MemberFace name={name} avatar={avatar} />
              <span className="studio__member-name">{name}</span>
              <Tag>{t`Invited`}</Tag>
              <Button
                size="sm"
                variant="ghost"
                busy={remove.isPending}
                aria-label={t`Withdraw the invitation of ${name}`}
                onClick={() => remove.mutate({ params: { ...params, userId: id } })}
              >
                {t`Withdraw`}
              </Button>
            </li>
          );
        })}
      </ul>
      {isOwner && (
        <form
          className="studio__line"
          onSubmit={(event) => {
            event.preventDefault();
            add.mutate({ params, body: { username: username.trim() } });
          }}
        >
          <TextField
            label={t`Invite a member by name`}
            value={username}
            maxLength={30}
            onChange={(event) => setUsername(event.target.value)}
          />
          <Button type="submit" busy={add.isPending} disabled={!username.trim()}>
            {t({ message: 'Invite', context: 'series' })}
          </Button>
        </form>
      )}
    </div>
  );
}

/** An open invitation to work on the series. */
export function SeriesInvitation({ series }: { series: CustomSeries }) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const user = useUser();
  const params = { game, seriesId: series.id };
  const accept = useApiWrite('PUT /api/games/:game/custom-series/:seriesId/membership', {
    invalidates: SERIES_READS,
  });
  const decline = useApiWrite('DELETE /api/games/:game/custom-series/:seriesId/members/:userId', {
    invalidates: SERIES_READS,
  });
  const { invited_by: inviter } = series;
  if (inviter === null || user === null) return null;
  return (
    <Notice
      tone="info"
      title={t`${inviter} invites you to work on this series.`}
      action={
        <>
          <Button
            variant="primary"
            busy={accept.isPending}
            onClick={() => accept.mutate({ params })}
          >
            {t`Accept`}
          </Button>
          <Button
            busy={decline.isPending}
            onClick={() => decline.mutate({ params: { ...params, userId: user.id } })}
          >
            {t`Decline`}
          </Button>
        </>
      }
    >
      {t`Your name is shown here once you accept.`}
    </Notice>
  );
}
