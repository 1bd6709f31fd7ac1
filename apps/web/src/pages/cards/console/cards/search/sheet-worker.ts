import { createCardTable, type CardTable } from '../model/card-table.ts';
import type { FromSearch, ToSearch } from './search-messages.ts';
import { createSheetSearch, type SheetSearch } from './search-sheet.ts';

/** A copy of the table in a worker. */
let table: CardTable | undefined;
let search: SheetSearch | undefined;

self.addEventListener('message', ({ data }: MessageEvent<ToSearch>) => {
  if (data.type === 'start') {
    table = createCardTable(data.columns);
    search = createSheetSearch(table, data.config);
  } else if (table && search) take(data, table, search);
});

function take(
  message: Exclude<ToSearch, { type: 'start' }>,
  cards: CardTable,
  engine: SheetSearch,
): void {
  if (message.type === 'ask') return answer(message, engine);
  if (message.type === 'page') cards.absorb(message.file);
  else if (message.type === 'add') cards.addNew(message.cardno);
  else {
    for (const { cardno, column, to } of message.cells) {
      const row = cards.rowOf(cardno);
      if (row === undefined) continue;
      cards.write(row, column, to);
      if (message.isSaved) cards.confirm(row);
    }
  }
  engine.invalidate();
}

function answer(question: ToSearch & { type: 'ask' }, engine: SheetSearch): void {
  const { id } = question;
  const now = new Date();
  try {
    const rows = engine.find(question, now);
    send({ id, rows, options: engine.takeOptions(now), fault: null }, [rows.buffer]);
  } catch (error) {
    send({ id, rows: new Uint32Array(), options: null, fault: String(error) }, []);
  }
}

function send(message: FromSearch, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}
