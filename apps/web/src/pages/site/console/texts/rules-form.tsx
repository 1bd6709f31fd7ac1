import {
  WRITING_LIMITS,
  isHostEntry,
  isWordEntry,
} from '@deckframe/domain/community/writing/writing-rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Switch } from '#ui/switch.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { WRITING_RULES, type WritingRules, type WritingRulesChange } from './rules-api.ts';

/** Form values: lists one entry per line, numbers as text. */
type RulesDraft = {
  words: string;
  hosts: string;
  mayLink: boolean;
  linksNeedDeck: boolean;
} & Record<NumberName, string>;

type NumberName =
  | 'days'
  | 'commentsPerDay'
  | 'openTrades'
  | 'tradesPerDay'
  | 'organizerDays'
  | 'openEvents';

const NUMBER_MAX: Readonly<Record<NumberName, number>> = {
  days: WRITING_LIMITS.days,
  commentsPerDay: WRITING_LIMITS.perDay,
  openTrades: WRITING_LIMITS.open,
  tradesPerDay: WRITING_LIMITS.open,
  organizerDays: WRITING_LIMITS.days,
  openEvents: WRITING_LIMITS.open,
};

const NUMBERS = Object.keys(NUMBER_MAX) as NumberName[];

function toDraft({ words, hosts, newMember }: WritingRules): RulesDraft {
  const { mayLink, linksNeedDeck } = newMember;
  const numbers = NUMBERS.map((name) => [name, String(newMember[name])] as const);
  return {
    words: words.join('\n'),
    hosts: hosts.join('\n'),
    mayLink,
    linksNeedDeck,
    ...(Object.fromEntries(numbers) as Record<NumberName, string>),
  };
}

function toChange(draft: RulesDraft, version: number): WritingRulesChange {
  const { mayLink, linksNeedDeck } = draft;
  const numbers = NUMBERS.map((name) => [name, Number(draft[name])] as const);
  return {
    words: toEntries(draft.words),
    hosts: toEntries(draft.hosts),
    newMember: {
      mayLink,
      linksNeedDeck,
      ...(Object.fromEntries(numbers) as Record<NumberName, number>),
    },
    version,
  };
}

function toEntries(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().toLowerCase());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** Returns the first invalid line, or null. */
function findBadEntry(list: 'words' | 'hosts', text: string): string | null {
  const isEntry = list === 'words' ? isWordEntry : isHostEntry;
  const isGood = (entry: string) => entry.length <= WRITING_LIMITS.entry && isEntry(entry);
  return toEntries(text).find((entry) => !isGood(entry)) ?? null;
}

const isRulesNumber = (name: NumberName, text: string): boolean =>
  /^\d{1,5}$/u.test(text) && Number(text) <= NUMBER_MAX[name];

function isRulesDraft(draft: RulesDraft): boolean {
  const lists = (['words', 'hosts'] as const).every(
    (list) =>
      findBadEntry(list, draft[list]) === null &&
      toEntries(draft[list]).length <= WRITING_LIMITS.entries,
  );
  return lists && NUMBERS.every((name) => isRulesNumber(name, draft[name]));
}

type NewMemberFieldsProps = { draft: RulesDraft; set: (part: Partial<RulesDraft>) => void };

/** Limits of new accounts. */
function NewMemberFields({ draft, set }: NewMemberFieldsProps) {
  const { t } = useLingui();
  const number = (name: NumberName) => {
    const max = NUMBER_MAX[name];
    return {
      value: draft[name],
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      error: isRulesNumber(name, draft[name]) ? null : t`A whole number from 0 to ${max}.`,
      onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
    };
  };
  return (
    <div className="writing-rules__new">
      <div className="writing-rules__numbers">
        <TextField label={t`New for (days)`} hint={t`0: nobody is new.`} {...number('days')} />
        <TextField label={t`Comments a day`} {...number('commentsPerDay')} />
        <TextField
          label={t`Open trade offers`}
          hint={t`Until three trades are finished.`}
          {...number('openTrades')}
        />
        <TextField label={t`Trade offers a day`} {...number('tradesPerDay')} />
        <TextField
          label={t`New as an organizer for (days)`}
          hint={t`0: nobody is new.`}
          {...number('organizerDays')}
        />
        <TextField
          label={t`Open tournaments of new organizers`}
          hint={t`Everyone else may have 10.`}
          {...number('openEvents')}
        />
      </div>
      <Switch
        label={t`New members may add links to comments`}
        checked={draft.mayLink}
        onChange={({ target }) => set({ mayLink: target.checked })}
      />
      <Switch
        label={t`Links need a saved deck`}
        hint={t`For everyone, however old the account.`}
        checked={draft.linksNeedDeck}
        onChange={({ target }) => set({ linksNeedDeck: target.checked })}
      />
    </div>
  );
}

type ListFieldsProps = { draft: RulesDraft; set: (part: Partial<RulesDraft>) => void };

const ROWS = 8;

/** Both lists, one entry per line. */
function ListFields({ draft, set }: ListFieldsProps) {
  const { t } = useLingui();
  const frame = (list: 'words' | 'hosts') => {
    const bad = findBadEntry(list, draft[list]);
    const count = toEntries(draft[list]).length;
    return {
      value: draft[list],
      rows: ROWS,
      spellCheck: false,
      autoComplete: 'off',
      aside: `${count} / ${WRITING_LIMITS.entries}`,
      error: bad === null ? null : t`Nothing can be found by this line: ${bad}`,
    };
  };
  return (
    <div className="writing-rules__pair">
      <TextAreaField
        label={t`Words`}
        hint={t`One a line. Found where they stand alone; a star opens an end (scam*). The author is told which one it was.`}
        {...frame('words')}
        onChange={({ target }) => set({ words: target.value })}
      />
      <TextAreaField
        label={t`Sites`}
        hint={t`One a line, such as example.com. All that is under it counts too, with or without https.`}
        {...frame('hosts')}
        onChange={({ target }) => set({ hosts: target.value })}
      />
    </div>
  );
}

type BehindNoticeProps = { author: string | null; onTake: () => void; onKeep: () => void };

/** A colleague saved since the form was loaded. The member chooses whose version stays. */
function BehindNotice({ author, onTake, onKeep }: BehindNoticeProps) {
  const { t } = useLingui();
  const who = author ?? t`Deleted user`;
  return (
    <Notice
      tone="warn"
      title={t`${who} saved in the meantime.`}
      action={
        <>
          <Button size="sm" onClick={onTake}>
            <Trans>Take theirs</Trans>
          </Button>
          <Button size="sm" onClick={onKeep}>
            <Trans>Continue with mine</Trans>
          </Button>
        </>
      }
    >
      {t`Yours are not saved.`}
    </Notice>
  );
}

/** Author and time of the active rules. */
function SavedBy({ stored: { at, author, version } }: { stored: WritingRules }) {
  const { i18n, t } = useLingui();
  if (at === null) return <p className="writing-rules__by">{t`Not changed yet.`}</p>;
  const when = i18n.date(at, { dateStyle: 'medium', timeStyle: 'short' });
  const who = author ?? t`Deleted user`;
  return <p className="writing-rules__by">{t`Version ${version}, ${who}, ${when}`}</p>;
}

/**
 * Edits are stored until saved. If a colleague saved in between, saving is refused, but the edits
 * stay.
 */
export function RulesForm({ stored }: { stored: WritingRules }) {
  const { t } = useLingui();
  const client = useQueryClient();
  // The rules when editing began; newer ones may be stored.
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState<RulesDraft>(() => toDraft(stored));
  const take = (rules: WritingRules) => {
    setBase(rules);
    setDraft(toDraft(rules));
  };
  const { mutate, isPending } = useApiWrite('PUT /api/admin/writing-rules', {
    done: (saved) => {
      client.setQueryData(apiQuery(WRITING_RULES, {}).queryKey, saved);
      take(saved);
      toasts.show({ kind: 'success', title: t`Words and limits saved. They count from now on.` });
    },
    settled: () => void client.invalidateQueries({ queryKey: [WRITING_RULES] }),
  });
  const set = (part: Partial<RulesDraft>) => setDraft((before) => ({ ...before, ...part }));
  const isChanged = JSON.stringify(draft) !== JSON.stringify(toDraft(base));
  const isBehind = stored.version > base.version;
  return (
    <form
      className="writing-rules"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ body: toChange(draft, base.version) });
      }}
    >
      {isBehind && (
        <BehindNotice
          author={stored.author}
          onTake={() => take(stored)}
          onKeep={() => setBase(stored)}
        />
      )}
      <Panel heading={t`Not allowed`}>
        <ListFields draft={draft} set={set} />
      </Panel>
      <Panel heading={t`New members`}>
        <NewMemberFields draft={draft} set={set} />
      </Panel>
      <div className="writing-rules__foot">
        <Button
          type="submit"
          variant="primary"
          busy={isPending}
          disabled={!isChanged || isBehind || !isRulesDraft(draft)}
        >
          <Trans>Save</Trans>
        </Button>
        {isChanged && (
          <Button onClick={() => take(stored)}>
            <Trans>Discard</Trans>
          </Button>
        )}
        <SavedBy stored={stored} />
      </div>
    </form>
  );
}
