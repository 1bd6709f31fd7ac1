import { listCardColumns } from '@deckframe/domain/cards/catalogue/identity-mapping';
import { createEditRules } from '@deckframe/domain/cards/catalogue/plan-edits';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { CallApi } from '#lib/api-client.ts';
import { readAllCards } from '../cards-api.ts';
import { startSearch, type SearchLink } from '../search/search-link.ts';
import { createCardTable } from './card-table.ts';
import { createSheet, type Sheet, type WantedCell } from './sheet.ts';

/** An open table with all cards and a search over them. */
export interface OpenSheet {
  readonly sheet: Sheet;
  readonly search: SearchLink;
  addNew: (cardno: string) => void;
  saved: (cells: readonly WantedCell[]) => void;
  learn: (cells: readonly WantedCell[]) => void;
  /** Reloads all cards. Unsaved changes stay. */
  read: (signal: AbortSignal, onProgress?: (share: number) => void) => Promise<void>;
}

export function createOpenSheet(api: CallApi, config: PublicGameConfig): OpenSheet {
  const columns = listCardColumns(config);
  const sheet = createSheet(createCardTable(columns), createEditRules(config));
  const search = startSearch(config, columns);
  return {
    sheet,
    search,
    addNew(cardno) {
      sheet.table.addNew(cardno);
      search.tell({ type: 'add', cardno });
    },
    saved(cells) {
      sheet.saved(cells);
      search.tell({ type: 'write', cells, isSaved: true });
    },
    learn(cells) {
      sheet.learn(cells);
      search.tell({ type: 'write', cells, isSaved: false });
    },
    async read(signal, onProgress) {
      for await (const { file, total } of readAllCards(api, config.gameid, signal)) {
        sheet.table.absorb(file);
        search.tell({ type: 'page', file });
        onProgress?.(total === 0 ? 1 : sheet.table.rows() / total);
      }
      sheet.refreshed();
    },
  };
}
