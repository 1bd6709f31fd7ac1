import type { FilterState } from '@deckframe/domain/filter/filter-state';
import type { QueryCompletions } from '@deckframe/domain/query/complete-query';
import { explainQuery } from '@deckframe/domain/query/explain-query';
import { parseQuery } from '@deckframe/domain/query/parse-query';
import type { QueryFault, QueryFaultCode } from '@deckframe/domain/query/query-fault';
import { MAX_PATTERN_LENGTH } from '@deckframe/domain/query/query-language';
import type { QuerySort } from '@deckframe/domain/query/query-tree';
import { listSearchExamples } from '@deckframe/domain/query/search-examples';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState, useCallback } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { focusFirstResult } from '#lib/focus-results.ts';
import { QueryField } from '#ui/query-field.tsx';
import { useExplanationText } from './explanation-text.ts';
import {
  isSameFilters,
  readDraft,
  toBarText,
  type QueryDraft,
  type QueryRules,
} from './query-draft.ts';
import { cutQuery } from './query-pieces.ts';
import './query-bar.css';

/** Returns the text of a query fault. */
function useFaultText(): (fault: QueryFault, stretch: string) => string {
  const { t } = useLingui();
  return ({ code }, stretch) => {
    const texts: Readonly<Record<QueryFaultCode, string>> = {
      unknownField: t`“${stretch}” is not a field, so it is searched as text.`,
      unknownFlag: t`A card cannot be “${stretch}”.`,
      unknownSort: t`Cards cannot be sorted by “${stretch}”.`,
      unknownValue: t`No card contains “${stretch}”.`,
      missingValue: t`“${stretch}” needs a value behind it.`,
      notANumber: t`“${stretch}” needs a number.`,
      notADate: t`“${stretch}” needs a date such as 2026-01.`,
      operatorNotForField: t`“${stretch}” cannot be compared like that.`,
      strayOperator: t`“${stretch}” needs something on both sides.`,
      unclosedQuote: t`A quotation mark is missing at the end.`,
      unclosedBracket: t`A closing bracket is missing.`,
      strayBracket: t`An opening bracket is missing.`,
      patternUnclosed: t`A pattern ends with a slash.`,
      patternTooLong: t`A pattern has at most ${MAX_PATTERN_LENGTH} characters.`,
      patternBackReference: t`Patterns cannot use back-references.`,
      patternInvalid: t`“${stretch}” is not a valid pattern.`,
      tooDeep: t`Brackets are nested too deeply here.`,
      tooLong: t`The query is too long; its end is left out.`,
    };
    return texts[code];
  };
}

/** Delays effects of a keystroke, so that it paints first; a newer one replaces it. */
function useLater() {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; action: () => void } | null>(null);
  /** Runs the delayed effect now. */
  const hurry = useCallback(() => {
    if (!waiting.current) return;
    const { timer, action } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    action();
  }, []);
  const later = useCallback(
    (action: () => void) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { action, timer: setTimeout(hurry) };
    },
    [hurry],
  );
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  return { later, hurry };
}

export type QueryBarProps = {
  filters: FilterState;
  rules: QueryRules;
  /** `isTyping` while typing continues. */
  onChange: (change: {
    filters: FilterState;
    sort?: QuerySort;
    isTyping: boolean;
  }) => Promise<void> | void;
  complete: (text: string, cursor: number) => QueryCompletions;
  /** Values that no loaded card has. */
  findUnknown: (text: string) => readonly QueryFault[];
  /** Suggested while the field is empty. */
  examples: readonly string[];
};

const FAULTS_SHOWN = 2;

/** Query field with pills and marked faults. */
export function QueryBar(props: QueryBarProps) {
  const { filters, rules, complete, examples } = props;
  const { t } = useLingui();
  const id = useId();
  const [draft, setDraft] = useState<QueryDraft | null>(null);
  const [cursor, setCursor] = useState(0);
  // Examples of this game.
  const terms = listSearchExamples(useGameConfig()).slice(0, 2).join(', ');
  const sayFault = useFaultText();
  const explain = useExplanationText();
  const { later, hurry } = useLater();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const text = toBarText(draft, filters, rules);
  const query = parseQuery(text, rules.language);
  const faults = [...query.faults, ...props.findUnknown(text)];
  const change = (next: string, at: number) => {
    const { sort, ...read } = readDraft(next, rules);
    const ahead = { ...read, isAhead: true };
    setDraft(ahead);
    setCursor(at);
    later(() => void tell(ahead, sort));
  };
  const tell = async (ahead: QueryDraft, sort: QuerySort | undefined) => {
    await latest.current.onChange({
      filters: ahead.filters,
      ...(sort && { sort }),
      isTyping: true,
    });
    setDraft((now) => (now === ahead ? { ...ahead, isAhead: false } : now));
  };
  // Terms become filters once options are counted.
  useEffect(() => {
    if (!draft || draft.isAhead || !isSameFilters(draft.filters, filters)) return;
    const isOtherNow = !isSameFilters(readDraft(draft.text, rules).filters, draft.filters);
    if (isOtherNow) later(() => change(draft.text, cursor));
  });
  const commit = () => {
    hurry();
    if (draft) void latest.current.onChange({ filters, isTyping: false });
  };
  const offered =
    text === ''
      ? { start: 0, end: 0, items: examples.map((one) => ({ text: one, label: '' })) }
      : complete(text, cursor);
  return (
    <div className="query-bar">
      <QueryField
        label={t`Search cards`}
        placeholder={t`Search cards: words, ${terms} …`}
        clearLabel={t`Clear the search`}
        completionsLabel={t`Suggestions`}
        text={text}
        pieces={cutQuery(text, query, faults)}
        completions={offered.items.map((item) => ({
          id: item.text,
          label: item.text,
          detail: item.label === item.text ? undefined : item.label,
        }))}
        onTextChange={change}
        onCursorChange={setCursor}
        onPick={(index) => {
          const item = offered.items[index];
          if (!item) return null;
          const isOpen = item.text.endsWith(':');
          const insert = isOpen ? item.text : `${item.text} `;
          const next = text.slice(0, offered.start) + insert + text.slice(offered.end).trimStart();
          const at = offered.start + insert.length;
          change(next, at);
          return { text: next, cursor: at };
        }}
        onLeaveDown={focusFirstResult}
        onCommit={commit}
        describedBy={`${id}-words`}
        invalid={faults.length > 0}
      />
      <div id={`${id}-words`} className="query-bar__words">
        {faults.length === 0 && (
          <p className="query-bar__sentence">{explain(explainQuery(query, rules.language))}</p>
        )}
        {faults.slice(0, FAULTS_SHOWN).map((fault) => {
          const stretch = fault.params['value'] ?? text.slice(fault.start, fault.end);
          const { suggestion } = fault;
          return (
            <p key={`${fault.code}${fault.start}`} className="query-bar__fault">
              <TriangleAlert size={14} aria-hidden="true" />
              {sayFault(fault, stretch)}
              {suggestion !== undefined && (
                <button
                  type="button"
                  className="query-bar__suggestion"
                  onClick={() => {
                    const whole = text.slice(fault.start, fault.end);
                    const better = replaceStretch(whole, stretch, suggestion);
                    const next = text.slice(0, fault.start) + better + text.slice(fault.end);
                    change(next, fault.start + better.length);
                  }}
                >
                  <Trans>Did you mean {suggestion}?</Trans>
                </button>
              )}
            </p>
          );
        })}
      </div>
    </div>
  );
}

/** Replaces a term or its value by a suggestion. */
function replaceStretch(whole: string, stretch: string, suggestion: string): string {
  const at = whole.toLowerCase().lastIndexOf(stretch.toLowerCase());
  if (at < 0 || stretch === whole) {
    const name = /^[a-z][a-z0-9_]*(?=[:=<>!])/i.exec(whole)?.[0];
    return name !== undefined && !/[:=<>]/.test(suggestion)
      ? suggestion + whole.slice(name.length)
      : suggestion;
  }
  const value = /\s/.test(suggestion) ? `"${suggestion}"` : suggestion;
  return whole.slice(0, at) + value + whole.slice(at + stretch.length);
}
