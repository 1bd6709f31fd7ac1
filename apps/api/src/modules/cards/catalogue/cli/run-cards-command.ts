import type { Database } from '@deckframe/database/db';
import type { GameConfig } from '@deckframe/domain/game-config';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Games } from '../../../../lib/games.ts';
import { addMissingColumns } from '../columns/column-queries.ts';
import { exportCards } from '../export/export-cards.ts';
import { importCards, type ImportOutcome } from '../import/import-cards.ts';
import { readMapping } from '../import/mapping-file.ts';
import { reportLines } from '../import/report-lines.ts';
import { updatePrices } from '../prices/update-prices.ts';
import { publishCatalogue } from '../publish/publish-catalogue.ts';
import { countCatalogue } from '../stats/stats-queries.ts';

export type Progress = {
  show: (rows: number, share: number) => void;
  end: () => void;
};

type Output = { write(text: string): unknown; isTTY?: boolean };

const WIDTH = 30;
/** Rows per line when the output is a log. */
const ROWS_PER_LINE = 5000;

/** Prints a bar on a terminal, otherwise lines. */
export function createProgress(output: Output): Progress {
  let nextLine = ROWS_PER_LINE;
  return {
    show(rows, share) {
      if (output.isTTY === true) {
        const done = Math.round(Math.min(share, 1) * WIDTH);
        const bar = '█'.repeat(done) + '░'.repeat(WIDTH - done);
        output.write(`\r${bar} ${Math.round(share * 100)} %  ${rows} rows`);
      } else if (rows >= nextLine) {
        output.write(`read ${rows} rows (${Math.round(share * 100)} %)\n`);
        nextLine = rows + ROWS_PER_LINE;
      }
    },
    end() {
      if (output.isTTY === true) output.write('\n');
    },
  };
}

export const USAGE = `Usage: npm run cards -- <command>
  import <game> <file.json|csv>   bring the cards to what the file says
      --map <mapping.json>        where each column comes from (by default: the same names)
      --partial                   cards that the file lacks stay as they are
      --skip-faulty               leave faulty rows out instead of refusing the file
      --dry-run                   only show what would change
      --yes                       write without asking
  export <game> <file.json|csv>   write all cards, in the form that import reads
  prices <game> <file.csv>        set prices: cardno or tcgplayer_id, marketprice, lowprice
      --dry-run                   only count what would change
  stats <game>                    count what there is
  publish <game>                  write the catalogue files now
  add-columns <game>              add mainalternate and published where the table lacks them
                                  (DATABASE_URL of the tables' owner)
`;

export type CommandContext = {
  db: Database;
  games: Games;
  output: Output;
  user: string;
  /** Asks a question; undefined without a terminal. */
  ask: ((question: string) => Promise<string>) | undefined;
};

export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

type Flags = Record<'partial' | 'skip-faulty' | 'dry-run' | 'yes', boolean | undefined> & {
  map?: string | undefined;
};
type Command = (context: CommandContext, call: Call) => Promise<number>;
type Call = { config: GameConfig; file: string; flags: Flags };

const COMMANDS: Readonly<Record<string, { needsFile: boolean; run: Command }>> = {
  import: { needsFile: true, run: runImport },
  export: { needsFile: true, run: runExport },
  prices: { needsFile: true, run: runPrices },
  stats: { needsFile: false, run: runStats },
  publish: { needsFile: false, run: runPublish },
  'add-columns': { needsFile: false, run: runAddColumns },
};

/** Runs a command and returns its exit code. */
export async function runCardsCommand(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parse(args);
  const [name = '', game = '', file] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const config = context.games.find(game);
  if (command === undefined || config === undefined || command.needsFile !== (file !== undefined)) {
    if (command !== undefined && config === undefined) say(context, `Unknown game: ${game}`);
    context.output.write(USAGE);
    return EXIT.usage;
  }
  return command.run(context, { config, file: file ?? '', flags: values });
}

function parse(args: string[]): { values: Flags; positionals: string[] } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      map: { type: 'string' },
      partial: { type: 'boolean' },
      'skip-faulty': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      yes: { type: 'boolean' },
    },
  });
  return { values: values as Flags, positionals };
}

const IMPORT_ENDS: Readonly<Record<ImportOutcome, string>> = {
  written: 'Written. The catalogue is published by the worker.',
  unchanged: 'Nothing to change.',
  empty: 'The file holds no card: nothing changed.',
  faulty: 'Nothing changed. Mend the rows above, or leave them out with --skip-faulty.',
  declined: 'Nothing changed.',
  busy: 'Another import of this game is running: nothing changed.',
};

async function runImport(context: CommandContext, { config, file, flags }: Call): Promise<number> {
  const progress = createProgress(context.output);
  const { outcome, report } = await importCards(context.db, {
    config,
    file,
    mapping: readMapping(flags.map, config),
    sourceName: basename(file),
    createdBy: context.user,
    partial: flags.partial === true,
    skipFaulty: flags['skip-faulty'] === true,
    onProgress: progress.show,
    async confirm(found) {
      progress.end();
      say(context, ...reportLines(found));
      const isAgreed = await agree(context, flags);
      if (isAgreed) say(context, 'Writing …');
      return isAgreed;
    },
  });
  const isShown = outcome === 'written' || outcome === 'declined';
  if (report !== null && !isShown) {
    progress.end();
    say(context, ...reportLines(report));
  }
  say(context, IMPORT_ENDS[outcome]);
  const isFine = isShown || outcome === 'unchanged';
  return isFine && (outcome !== 'declined' || flags['dry-run'] === true) ? EXIT.done : EXIT.failed;
}

async function agree(context: CommandContext, flags: Flags): Promise<boolean> {
  if (flags['dry-run'] === true) return false;
  if (flags.yes === true) return true;
  if (context.ask === undefined) {
    say(context, 'Add --yes to write this.');
    return false;
  }
  return /^y(es)?$/i.test((await context.ask('Write this? [y/N] ')).trim());
}

async function runExport(context: CommandContext, { config, file }: Call): Promise<number> {
  const { cards } = await exportCards(context.db, config, file);
  say(context, `${cards} cards written to ${basename(file)}`);
  return EXIT.done;
}

async function runPrices(context: CommandContext, { config, file, flags }: Call): Promise<number> {
  const result = await updatePrices(context.db, {
    game: config.gameid,
    file,
    sourceName: basename(file),
    createdBy: context.user,
    dryRun: flags['dry-run'] === true,
  });
  const { outcome, rows, faulty, unknown, changed } = result;
  say(
    context,
    `Read ${rows} rows: ${changed} prices change, ${unknown} name no card, ${faulty} faulty`,
    outcome === 'made up' ? 'These are no market prices: low is a fixed share of them.' : outcome,
  );
  return outcome === 'made up' || outcome === 'busy' ? EXIT.failed : EXIT.done;
}

async function runStats(context: CommandContext, { config }: Call): Promise<number> {
  const { totals, groups } = await countCatalogue(context.db, config);
  say(context, config.gamename);
  for (const [name, cards] of Object.entries(totals)) say(context, line(name, cards));
  for (const { name, values } of groups) {
    say(context, `By ${name}`, ...values.map(({ value, cards }) => line(value, cards)));
  }
  return EXIT.done;
}

async function runPublish(context: CommandContext, { config }: Call): Promise<number> {
  const { manifest, changed, newFiles } = await publishCatalogue(context.db, config);
  const what = `${manifest.cards} cards in ${manifest.series.length} series`;
  say(context, changed ? `Published ${what}, ${newFiles} new files` : `Nothing new: ${what}`);
  return EXIT.done;
}

async function runAddColumns(context: CommandContext): Promise<number> {
  const added = await addMissingColumns(context.db);
  say(context, added.length === 0 ? 'No column is missing.' : `Added: ${added.join(', ')}`);
  return EXIT.done;
}

function line(name: string, cards: number): string {
  return `  ${String(cards).padStart(7)}  ${name}`;
}

function say({ output }: CommandContext, ...lines: string[]): void {
  for (const text of lines) output.write(`${text}\n`);
}
