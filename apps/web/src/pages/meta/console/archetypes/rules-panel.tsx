import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  emptyRule,
  readRuleDraft,
  toRuleDraft,
  type Rule,
} from '#features/meta/archetype-rules/rule-draft.ts';
import { RuleFields } from '#features/meta/archetype-rules/rule-fields.tsx';
import { RuleWords } from '#features/meta/archetype-rules/rule-words.tsx';
import { readAgain } from '#lib/read-again.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { DataTable, type TableColumn } from '#ui/data-table.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { ARCHETYPE_READS, rulesQuery, type RulesState } from './api.ts';

type RuleRowProps = {
  rule: Rule;
  place: { at: number; last: number };
  onEdit: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A rule with its actions. The first matching rule counts, so the order matters. */
function RuleRow({ rule, place: { at, last }, onEdit, onMove, onRemove }: RuleRowProps) {
  const { t } = useLingui();
  const { name } = rule;
  return (
    <li className="archetype-rules__row">
      <div>
        <h3>{name}</h3>
        <RuleWords rule={rule} />
      </div>
      <div className="archetype-rules__acts">
        <IconButton
          label={t`Move ${name} up`}
          icon={<ArrowUp size={16} aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t`Move ${name} down`}
          icon={<ArrowDown size={16} aria-hidden="true" />}
          disabled={at === last}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={t`Edit ${name}`}
          icon={<Pencil size={16} aria-hidden="true" />}
          onClick={onEdit}
        />
        <IconButton
          label={t`Remove ${name}`}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

type RuleDialogProps = {
  /** Null for a new rule. */
  rule: Rule | null;
  onClose: () => void;
  onTake: (rule: Rule) => void;
};

/** Edits one rule of the draft. Nothing is saved yet. */
function RuleDialog({ rule, onClose, onTake }: RuleDialogProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(() => (rule ? toRuleDraft(rule) : emptyRule()));
  const read = readRuleDraft(draft);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={rule ? t`Edit rule` : t`New rule`}
      closeLabel={t`Close`}
      keepOnOutsidePress
      footer={
        <>
          <Button
            variant="primary"
            disabled={read === null}
            onClick={() => {
              if (read) onTake(read);
            }}
          >
            {t`Take over`}
          </Button>
          <Button onClick={onClose}>{t`Cancel`}</Button>
        </>
      }
    >
      <RuleFields draft={draft} set={(part) => setDraft((before) => ({ ...before, ...part }))} />
    </Dialog>
  );
}

type RuleListProps = { rules: readonly Rule[]; onChange: (rules: Rule[]) => void };

/** All rules of the draft in order. */
function RuleList({ rules, onChange }: RuleListProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<number | null>(null);
  const move = (at: number, by: -1 | 1) => {
    const [one, other] = [rules[at], rules[at + by]];
    if (one && other) onChange(rules.with(at, other).with(at + by, one));
  };
  return (
    <>
      {rules.length === 0 && (
        <EmptyState level={3} title={t`No rules yet`}>
          {t`Each list is what its player said.`}
        </EmptyState>
      )}
      <ol className="archetype-rules__list">
        {rules.map((rule, at) => (
          <RuleRow
            // A name may have several rules for different periods.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${rule.name} ${at}`}
            rule={rule}
            place={{ at, last: rules.length - 1 }}
            onEdit={() => setOpen(at)}
            onMove={(by) => move(at, by)}
            onRemove={() => onChange(rules.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => setOpen(rules.length)}>
        <Trans>New rule</Trans>
      </Button>
      {open !== null && (
        <RuleDialog
          key={open}
          rule={rules[open] ?? null}
          onClose={() => setOpen(null)}
          onTake={(rule) => {
            onChange(rules.toSpliced(open, 1, rule));
            setOpen(null);
          }}
        />
      )}
    </>
  );
}

type Preview = NonNullable<RulesState['preview']>;
type Deck = Preview['decks'][number];

/** How many lists would get another archetype. */
function PreviewTable({ preview: { changed, decks, lists } }: { preview: Preview }) {
  const { i18n, t } = useLingui();
  const [some, all] = [i18n.number(changed), i18n.number(lists)];
  const columns: TableColumn<Deck>[] = [
    {
      id: 'archetype',
      header: t`Archetype`,
      small: 'main',
      cell: ({ archetype }) => archetype ?? t({ message: 'Other', context: 'archetype' }),
    },
    { id: 'now', header: t`Now`, align: 'end', cell: ({ now }) => i18n.number(now) },
    { id: 'next', header: t`Then`, align: 'end', cell: ({ next }) => i18n.number(next) },
  ];
  return (
    <div className="archetype-rules__preview" role="status">
      <p>{t`${some} of ${all} lists would be called otherwise.`}</p>
      {decks.length > 0 && (
        <DataTable
          caption={t`Lists by archetype, now and then`}
          columns={columns}
          rows={decks}
          rowKey={({ archetype }) => archetype ?? ''}
        />
      )}
    </div>
  );
}

/** Author of the current rules, and the worker's progress. */
function WalkState({ state }: { state: RulesState }) {
  const { i18n, t } = useLingui();
  const { at, author, changed, isWalked, version, walked } = state;
  if (at === null) return <p className="archetype-rules__by">{t`Not changed yet.`}</p>;
  const when = i18n.date(at, { dateStyle: 'medium', timeStyle: 'short' });
  const who = author ?? t`Deleted user`;
  const [events, lists] = [i18n.number(walked), i18n.number(changed)];
  return (
    <p className="archetype-rules__by" role="status">
      {t`Version ${version}, ${who}, ${when}`}
      {' · '}
      {isWalked
        ? t`Events gone through: ${events}, lists called otherwise: ${lists}`
        : t`The worker goes through the events: ${events}`}
    </p>
  );
}

const CHANGE = 'PUT /api/admin/games/:game/archetype-rules';

/**
 * Edits a draft until it is saved. If a colleague saved in between, saving is refused, but the
 * draft stays.
 */
export function RulesPanel({ stored }: { stored: RulesState }) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const client = useQueryClient();
  const [draft, setDraft] = useState<Rule[] | null>(null);
  const [base, setBase] = useState(stored.version);
  const rules = draft ?? stored.rules;
  const change = (sent: Rule[], checkOnly: boolean) => ({
    params: { game },
    body: { rules: sent, version: base, checkOnly },
  });
  const preview = useApiWrite(CHANGE);
  const take = (state: RulesState) => {
    setDraft(null);
    setBase(state.version);
    preview.reset();
  };
  const save = useApiWrite(CHANGE, {
    done: (saved, { body }) => {
      client.setQueryData(rulesQuery(game).queryKey, saved);
      // Changes made during a save become the next draft.
      setDraft((now) => (now === body.rules ? null : now));
      setBase(saved.version);
      toasts.show({ kind: 'success', title: t`Saved. The worker calls the lists by these rules.` });
    },
    settled: () => void readAgain(client, ARCHETYPE_READS),
  });
  const isBehind = draft !== null && stored.version > base;
  const shown =
    draft !== null && preview.variables?.body.rules === draft ? preview.data?.preview : null;
  return (
    <Panel heading={t`Rules`}>
      <div className="archetype-rules">
        {isBehind && (
          <Notice
            tone="warn"
            title={t`A colleague saved in the meantime.`}
            action={
              <Button size="sm" onClick={() => take(stored)}>
                <Trans>Take theirs</Trans>
              </Button>
            }
          >
            {t`Yours are not saved.`}
          </Notice>
        )}
        <RuleList
          rules={rules}
          onChange={(next) => {
            if (draft === null) setBase(stored.version);
            setDraft(next);
          }}
        />
        {shown && <PreviewTable preview={shown} />}
        <div className="archetype-rules__foot">
          <Button
            disabled={draft === null || isBehind}
            busy={preview.isPending}
            onClick={() => preview.mutate(change(rules, true))}
          >
            <Trans>Preview</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={!shown || isBehind}
            busy={save.isPending}
            onClick={() => save.mutate(change(rules, false))}
          >
            <Trans>Save</Trans>
          </Button>
          {draft !== null && (
            <Button onClick={() => take(stored)}>
              <Trans>Discard</Trans>
            </Button>
          )}
        </div>
        <WalkState state={stored} />
      </div>
    </Panel>
  );
}
