import {
  DECK_VISIBILITY,
  type DeckDocument,
  type DeckVisibility,
  EMPTY_DOCUMENT,
  isUnnamed,
  parseCommaList,
  parseDeckTexts,
  printCommaList,
  printDeckTexts,
} from '@deckframe/domain/decks/deck/deck';
import type { KeyValueStore } from '#lib/browser-storage.ts';
import { gameStorageKey, type GameStorageKey } from '#lib/storage-keys.ts';

/** Unsaved deck data on this device. */
export interface LocalDeck {
  readonly document: DeckDocument;
  readonly storedAt: string;
}

/** Changes of a saved deck, with the version they are based on. */
export interface LocalEdits extends LocalDeck {
  readonly version: number;
}

/** Documented draft keys; `draftExtras` has the rest. */
const DRAFT_KEYS = [
  'storedDecklist',
  'selectedItems',
  'notes',
  'favoritecard',
  'deckName',
  'isPublic',
  'archetype',
  'customSeries',
  'draftExtras',
] as const satisfies readonly GameStorageKey[];

type DraftKey = (typeof DRAFT_KEYS)[number];

/** Returns the draft of a game, or null. */
export function readDraft(store: KeyValueStore, gameid: string): LocalDeck | null {
  const values = Object.fromEntries(
    DRAFT_KEYS.map((key) => [key, store.read(gameStorageKey(gameid, key))]),
  ) as Record<DraftKey, string | null>;
  if (DRAFT_KEYS.every((key) => values[key] === null)) return null;
  const extras = parseObject(values.draftExtras);
  const isPublic = values.isPublic === '1' || values.isPublic === 'true';
  return {
    storedAt: readStoredAt(extras),
    document: {
      ...EMPTY_DOCUMENT,
      name: isUnnamed(values.deckName) ? '' : (values.deckName ?? ''),
      cards: parseDeckTexts({
        decklist_content: values.storedDecklist ?? '',
        considering: textOf(extras['considering']),
        sidedeck: textOf(extras['sidedeck']),
        resourcedeck: textOf(extras['resourcedeck']),
      }),
      notes: values.notes ?? '',
      visibility: toVisibility(extras['visibility']) ?? (isPublic ? 'public' : 'private'),
      favoritecard: values.favoritecard ?? '',
      favoritecardlink: textOf(extras['favoritecardlink']),
      archetype: values.archetype ?? '',
      selectedItems: parseCommaList(values.selectedItems),
      energy: toTexts(extras['energy']),
      customSeries: parseCommaList(values.customSeries),
    },
  };
}

/** Stores the draft; false without space. */
export function writeDraft(store: KeyValueStore, gameid: string, local: LocalDeck): boolean {
  const { document, storedAt } = local;
  const { decklist_content, ...others } = printDeckTexts(document.cards);
  const values: Record<DraftKey, string> = {
    storedDecklist: decklist_content,
    selectedItems: printCommaList(document.selectedItems),
    notes: document.notes,
    favoritecard: document.favoritecard,
    deckName: document.name,
    isPublic: document.visibility === 'public' ? '1' : '0',
    archetype: document.archetype,
    customSeries: printCommaList(document.customSeries),
    draftExtras: JSON.stringify({
      ...others,
      favoritecardlink: document.favoritecardlink,
      visibility: document.visibility,
      energy: document.energy,
      storedAt,
    }),
  };
  return DRAFT_KEYS.every((key) => writeValue(store, gameStorageKey(gameid, key), values[key]));
}

export function clearDraft(store: KeyValueStore, gameid: string): void {
  for (const key of DRAFT_KEYS) store.remove(gameStorageKey(gameid, key));
}

export function readEdits(store: KeyValueStore, gameid: string, deckId: string): LocalEdits | null {
  const local = parseObject(store.read(gameStorageKey(gameid, `deckEdits_${deckId}`)));
  const { version } = local;
  if (typeof version !== 'number') return null;
  return { version, storedAt: readStoredAt(local), document: parseDocument(local['document']) };
}

/** Drafts before November 2026 use another key. */
function readStoredAt(values: Readonly<Record<string, unknown>>): string {
  return textOf(values['storedAt'] ?? values['keptAt']);
}

export function writeEdits(
  store: KeyValueStore,
  gameid: string,
  deckId: string,
  { version, storedAt, document }: LocalEdits,
): boolean {
  const text = JSON.stringify({ version, storedAt, document: printDocument(document) });
  return writeValue(store, gameStorageKey(gameid, `deckEdits_${deckId}`), text);
}

export function clearEdits(store: KeyValueStore, gameid: string, deckId: string): void {
  store.remove(gameStorageKey(gameid, `deckEdits_${deckId}`));
}

/** Converts a document to plain data, with zones as text. */
function printDocument(document: DeckDocument): Record<string, unknown> {
  return { ...document, cards: printDeckTexts(document.cards) };
}

/** Parses a stored document with defaults. */
function parseDocument(value: unknown): DeckDocument {
  const given = toObject(value);
  const cards = toObject(given['cards']);
  return {
    name: textOf(given['name']),
    cards: parseDeckTexts({
      decklist_content: textOf(cards['decklist_content']),
      considering: textOf(cards['considering']),
      sidedeck: textOf(cards['sidedeck']),
      resourcedeck: textOf(cards['resourcedeck']),
    }),
    notes: textOf(given['notes']),
    visibility: toVisibility(given['visibility']) ?? 'private',
    favoritecard: textOf(given['favoritecard']),
    favoritecardlink: textOf(given['favoritecardlink']),
    archetype: textOf(given['archetype']),
    selectedItems: toTexts(given['selectedItems']),
    energy: toTexts(given['energy']),
    customSeries: toTexts(given['customSeries']),
  };
}

/** Reads back, because failed writes are silent. */
function writeValue(store: KeyValueStore, key: string, value: string): boolean {
  store.write(key, value);
  return store.read(key) === value;
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return toObject(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function toVisibility(value: unknown): DeckVisibility | undefined {
  return typeof value === 'string' && Object.hasOwn(DECK_VISIBILITY, value)
    ? (value as DeckVisibility)
    : undefined;
}
