import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '#lib/api-client.ts';
import { apiQuery, readsOf } from '#lib/api-query.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';

const MAINTENANCE = 'GET /api/admin/games/:game/maintenance';
const CODE_MAX = 200;
const MESSAGE_MAX = 500;

/**
 * The lock is not part of a config version: it applies immediately, and its code is not stored in
 * the config.
 */
export function MaintenanceSection({ game }: { game: string }) {
  const { t } = useLingui();
  const query = useQuery(apiQuery(MAINTENANCE, { params: { game } }));
  return (
    <Panel heading={t`Maintenance`}>
      <QueryPanel
        query={query}
        level={3}
        title={t`The state of the lock did not load`}
        pending={<Skeleton height={160} width="100%" />}
      />
      {query.data && <LockForm key={query.data.version} game={game} state={query.data} />}
    </Panel>
  );
}

function LockForm({ game, state }: { game: string; state: Answer<typeof MAINTENANCE> }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [message, setMessage] = useState(state.message);
  const [code, setCode] = useState('');
  const { mutate, isPending } = useApiWrite('PUT /api/admin/games/:game/maintenance', {
    done: ({ locked }) =>
      toasts.show({
        kind: 'success',
        title: locked ? t`The game is locked.` : t`The game is open.`,
      }),
    settled: () => void client.invalidateQueries({ queryKey: readsOf(MAINTENANCE, { game }) }),
  });
  const send = (next: string | null) =>
    mutate({
      params: { game },
      body: { code: next, message: message.trim(), version: state.version },
    });
  return (
    <div className="config-fields">
      <Notice tone={state.locked ? 'warn' : 'info'}>
        {state.locked
          ? t`The game is locked. Visitors and members see the message and a field for the code.`
          : t`The game is open. While it is locked, everyone but staff needs the code.`}
      </Notice>
      <TextAreaField
        label={t`Message`}
        value={message}
        maxLength={MESSAGE_MAX}
        onChange={(event) => setMessage(event.target.value)}
      />
      <TextField
        label={state.locked ? t`New code` : t`Code`}
        value={code}
        maxLength={CODE_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="config-row">
        <Button
          variant="danger"
          busy={isPending}
          disabled={code.trim() === ''}
          onClick={() => send(code)}
        >
          {state.locked ? <Trans>Change code and message</Trans> : <Trans>Lock the game</Trans>}
        </Button>
        {state.locked && (
          <Button variant="primary" busy={isPending} onClick={() => send(null)}>
            <Trans>Open the game</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
