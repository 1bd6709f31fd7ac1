/** Tables with rows of decks, and their deck id column. The id is unique only within a game. */
export const DECK_KEYS: Readonly<Record<string, string>> = {
  comment_locks: 'content_id',
  comments: 'content_id',
  content_reports: 'content_id',
  deck_bookmarks: 'deck_id',
  deck_cards: 'deck_id',
  deck_counts: 'deck_id',
  deck_folder_decks: 'deck_id',
  deck_revisions: 'deck_id',
  deck_search: 'deck_id',
  deck_views: 'deck_id',
  decklists: 'id',
  likes: 'content_id',
};

const TABLE = new RegExp(
  String.raw`(?<![\w.])(?:public\.)?(${Object.keys(DECK_KEYS).join('|')})\b(?!\s*\.)(?:\s+as\s+(\w+))?`,
  'gi',
);
const STATEMENT_BELOW = /^\(\s*(?:select|with|insert|update|delete)\b/i;

/** Finds SQL that selects deck rows by id without the game. */
export function findLooseSql(text: string): string[] {
  const code = text.replaceAll(/--.*$|\/\*[\s\S]*?\*\//gm, ' ');
  return code.split(';').flatMap((statement) => splitLevels(statement).flatMap(judgeLevel));
}

/** Splits a statement into itself and its subqueries in brackets. */
function splitLevels(statement: string): string[] {
  const done: string[] = [];
  const open = [{ text: '', isStatement: true }];
  for (let at = 0; at < statement.length; at += 1) {
    const letter = statement[at] ?? '';
    if (letter === '(') {
      open.push({ text: '', isStatement: STATEMENT_BELOW.test(statement.slice(at)) });
    } else if (letter === ')' && open.length > 1) {
      const { text = '', isStatement = false } = open.pop() ?? {};
      if (isStatement) done.push(text);
      append(open, isStatement ? '()' : `(${text})`);
    } else {
      append(open, letter);
    }
  }
  return [...done, ...open.map(({ text }) => text)];
}

function append(open: { text: string }[], text: string): void {
  const last = open.at(-1);
  if (last !== undefined) last.text += text;
}

function judgeLevel(level: string): string[] {
  const found = [...level.matchAll(TABLE)].map(([, table = '', alias = table]) => {
    return [alias.toLowerCase(), DECK_KEYS[table.toLowerCase()] ?? ''] as const;
  });
  const names = new Map(found);
  // A fragment may use `deck.id` although another fragment has `decklists as deck`.
  if (names.size === 0 && /\bdeck\.id\b/.test(level)) names.set('deck', 'id');
  const isGiven = (operand: string): boolean => !names.has(operand.split('.')[0] ?? '');
  const hasGame = [...names.keys()].some((name) =>
    listOperands(level, name, 'gameid').some(isGiven),
  );
  return [...names].flatMap(([name, column]) => {
    const ids = listOperands(level, name, column);
    const games = listOperands(level, name, 'gameid');
    // A join by game and id is not enough: an id from outside needs a game from outside.
    const isHeld = games.length > 0 && (hasGame || !ids.some(isGiven));
    return ids.length === 0 || isHeld ? [] : [`${name}.${column} without its game`];
  });
}

/** Returns the other sides of the comparisons with a column. */
function listOperands(level: string, name: string, column: string): string[] {
  const own = String.raw`(?<![\w.$])(?:${name}\.)?${column}\b(?:::\w+)?`;
  const equals = String.raw`\s*(?:=|\bin\b|\bis\s+not\s+distinct\s+from\b)\s*`;
  const after = new RegExp(String.raw`${own}${equals}([\w.]*)`, 'gi');
  const before = new RegExp(String.raw`([\w.]*)(?:::\w+)?${equals}${own}(?!\s*[.(])`, 'gi');
  return [...level.matchAll(after), ...level.matchAll(before)].map(([, operand = '']) =>
    operand.toLowerCase(),
  );
}
