import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import type { PAGES } from '@deckframe/domain/site/pages/pages';
import { useLingui } from '@lingui/react/macro';
import {
  Activity,
  FileText,
  Gamepad2,
  Globe,
  Hash,
  House,
  Keyboard,
  Languages,
  Layers,
  LayoutGrid,
  LogOut,
  Repeat2,
  ScrollText,
  Search,
  Star,
  SunMoon,
  ToggleRight,
  User,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useState, useEffect } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CardFace } from '#catalogue/card-face.tsx';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { toPlainEffect } from '#catalogue/split-effect.ts';
import { useCardRows } from '#catalogue/use-card-rows.ts';
import { useCardSearch } from '#catalogue/use-card-search.ts';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { useLogOut } from '#features/accounts/account/use-log-out.ts';
import { useThemeNames } from '#features/accounts/preferences/use-theme-names.ts';
import { readRecentDecks } from '#features/decks/lists/recent-decks.ts';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { gamesQuery } from '#lib/games-query.ts';
import { LOCALES, openTextArea, switchLocale, type Locale } from '#lib/i18n.ts';
import { errorText, menuLabel, pageTitle } from '#lib/message-text.ts';
import { reportError } from '#lib/report-error.ts';
import { THEME_CHOICES, themeChoice } from '#lib/theme/theme-choice.ts';
import { useValue } from '#lib/use-value.ts';
import { CommandPalette, type PaletteItem, type PaletteSection } from '#ui/command-palette.tsx';
import { Tag } from '#ui/tag.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { MENU_ICONS } from '../navigation/menu-icons.ts';
import { useNavGroups } from '../navigation/use-nav-groups.tsx';
import { judgeAccess } from '../routing/guard.ts';
import { excerptAround } from './excerpt-around.ts';
import { FIXED_PAGES } from './fixed-pages.ts';
import { sortByMatch } from './match-score.ts';

/** An entry of the palette and what picking it does. */
type Command = PaletteItem & { run: () => unknown };

const SHOWN = 6;

interface CardCommands {
  readonly commands: Command[];
  /** True while the results belong to an earlier input. */
  readonly isBusy: boolean;
}

const NONE: CardCommands = { commands: [], isBusy: false };

/** Cards that match the input, including query terms, and a link to all. */
function useCardCommands(typed: string): CardCommands {
  const { t } = useLingui();
  const { features } = useGameConfig();
  const navigate = useNavigate();
  const query = typed.trim();
  const catalogue = useCatalogue('all');
  const found = useCardSearch(catalogue, {
    filters: { ...EMPTY_FILTER_STATE, search: query },
    sort: {},
    groupAlternates: true,
    isForgiving: true,
  });
  const rows = [...found.rows.subarray(0, SHOWN)];
  const cards = useCardRows(catalogue.view, found.generation, rows);
  if (query === '' || features.cardPage !== 'live') return NONE;
  const { total, hasFailed, isPatternTooSlow, corrected = query } = found;
  // Earlier results are hidden after a failure.
  if (hasFailed || isPatternTooSlow) return NONE;
  // Before cards are loaded nothing can match.
  const isLoading = catalogue.cards === 0 && catalogue.phase !== 'failed';
  const isBusy = isLoading || found.busy || cards.includes(undefined);
  const commands = cards
    .filter((card) => card !== undefined)
    .map((card): Command => ({
      id: `card-${card.cardno}`,
      title: card.name,
      detail: describe(card, corrected),
      picture: <CardFace card={card} alt="" sizes="28px" />,
      run: () => navigate({ to: '/cards/$cardno', params: { cardno: card.cardno } }),
    }));
  if (total <= SHOWN || features.cardList !== 'live') return { commands, isBusy };
  const all: Command = {
    id: 'cards-all',
    title: t`Show all ${total} cards for ${corrected}`,
    picture: <LayoutGrid size={16} aria-hidden="true" />,
    run: () => navigate({ to: '/cardlist', search: { search: corrected } }),
  };
  return { commands: [...commands, all], isBusy };
}

/** Describes a card, or its text where that matched. */
function describe(card: CatalogueCard, query: string): string {
  const words = query.split(/\s+/u);
  const hasName = words.every((word) => card.name.toLowerCase().includes(word.toLowerCase()));
  const said = hasName ? null : excerptAround(toPlainEffect(card.effectdata ?? ''), words);
  return said ?? [card.cardno, card.color, card.categorydata].filter(Boolean).join(' · ');
}

const SHORTEST = 2;
const DECKS_SHOWN = 4;
/** Delay that joins keystrokes into one search. */
const PAUSE_MS = 200;

/** Decks that were opened last on this device, before anything is typed. */
function useRecentCommands(typed: string): Command[] {
  const navigate = useNavigate();
  const { features, gameid } = useGameConfig();
  if (typed.trim() !== '' || features.publicDecklists !== 'live') return [];
  return readRecentDecks(localStore, gameid).map((deck) => ({
    id: `recent-${deck.id}`,
    title: deck.name,
    detail: deck.owner,
    picture: <Layers size={16} aria-hidden="true" />,
    run: () => navigate({ to: '/deck/$deckId', params: { deckId: deck.id } }),
  }));
}

/** Own and public decks and members by name, after a pause in typing. */
function useFoundCommands(typed: string): { decks: Command[]; members: Command[] } {
  const navigate = useNavigate();
  const { features, gameid: game } = useGameConfig();
  const userId = useUser()?.id;
  const name = useRested(typed.trim());
  const isAsked = name.length >= SHORTEST;
  const decks = useQuery(
    apiQuery(
      'GET /api/games/:game/decks',
      { params: { game }, query: { name, limit: String(DECKS_SHOWN) } },
      {
        as: userId,
        select: (page) => page.decks,
        enabled: isAsked && features.publicDecklists === 'live',
        placeholderData: keepPreviousData,
      },
    ),
  );
  const own = useQuery(
    apiQuery(
      'GET /api/games/:game/my-decks',
      { params: { game }, query: { name, limit: String(DECKS_SHOWN) } },
      {
        as: userId,
        select: (page) => page.decks,
        enabled: isAsked && userId !== undefined && features.myDecks === 'live',
        placeholderData: keepPreviousData,
      },
    ),
  );
  const members = useQuery(
    apiQuery(
      'GET /api/members',
      { query: { name } },
      {
        select: (page) => page.members,
        enabled: isAsked && features.profile === 'live',
        placeholderData: keepPreviousData,
      },
    ),
  );
  if (!isAsked || typed.trim() === '') return { decks: [], members: [] };
  const owned = new Set((own.data ?? []).map(({ id }) => id));
  const others = (decks.data ?? []).filter(({ id }) => !owned.has(id));
  return {
    decks: [...(own.data ?? []), ...others].map((deck) => ({
      id: `deck-${deck.id}`,
      title: deck.name,
      detail: deck.owner?.username,
      picture: <Layers size={16} aria-hidden="true" />,
      run: () => navigate({ to: '/deck/$deckId', params: { deckId: deck.id } }),
    })),
    members: (members.data ?? []).map(({ id, username }) => ({
      id: `member-${id}`,
      title: username,
      picture: <User size={16} aria-hidden="true" />,
      run: () => navigate({ to: '/profile/$userId', params: { userId: id } }),
    })),
  };
}

/** Link to the card list. */
function useSearchCommand(typed: string): Command[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { features } = useGameConfig();
  const query = typed.trim();
  if (query === '' || features.cardList !== 'live') return [];
  return [
    {
      id: 'search-cards',
      title: t`Search cards for “${query}”`,
      picture: <Search size={16} aria-hidden="true" />,
      run: () => navigate({ to: '/cardlist', search: { search: query } }),
    },
  ];
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

type PaletteIcon = Extract<(typeof PAGES)[number], { readonly palette: true }>['icon'];

/** Icons used only in the palette. */
const PALETTE_ICONS: Readonly<Record<PaletteIcon, LucideIcon>> = {
  activity: Activity,
  house: House,
  users: Users,
  globe: Globe,
  'file-text': FileText,
  'layout-grid': LayoutGrid,
  star: Star,
  repeat: Repeat2,
  'scroll-text': ScrollText,
  toggle: ToggleRight,
  hash: Hash,
  layers: Layers,
};

/** From this length on, a page whose name starts with the input comes before cards. */
const PAGE_NAME_LETTERS = 4;

const startsWith = ([first]: readonly Command[], query: string): boolean =>
  first?.title.toLowerCase().startsWith(query.trim().toLowerCase()) === true;

/** One input over cards, decks, members, pages and actions. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const { commands: cards, isBusy } = useCardCommands(query);
  const pages = usePageCommands();
  const actions = useActionCommands();
  const recent = useRecentCommands(query);
  const { decks, members } = useFoundCommands(query);
  const search = useSearchCommand(query);
  const found = { id: 'pages', label: t`Pages`, items: sortByMatch(query, pages) };
  const isPageName = query.trim().length >= PAGE_NAME_LETTERS && startsWith(found.items, query);
  const sections: PaletteSection[] = [
    ...(isPageName ? [found] : []),
    { id: 'cards', label: t`Cards`, items: cards },
    { id: 'decks', label: t`Decks`, items: [...recent, ...decks] },
    { id: 'members', label: t`Members`, items: members },
    ...(isPageName ? [] : [found]),
    { id: 'actions', label: t`Actions`, items: sortByMatch(query, actions) },
    { id: 'search', label: t`Search`, items: search },
  ];
  const pick = ({ id }: PaletteItem) => {
    const all = [...cards, ...recent, ...decks, ...members, ...pages, ...actions, ...search];
    const command = all.find((candidate) => candidate.id === id);
    if (!command || command.disabled) return;
    onClose();
    command.run();
  };
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && onClose()}
      label={t`Search cards, pages and actions`}
      placeholder={t`Search cards, pages and actions`}
      closeLabel={t`Close`}
      query={query}
      onQueryChange={setQuery}
      sections={sections}
      isBusy={isBusy}
      empty={t`Nothing matches. Try a shorter word.`}
      onPick={pick}
      hints={[
        { keys: '↑↓', label: t`Move` },
        { keys: '↵', label: t`Open` },
        { keys: 'Esc', label: t`Close` },
      ]}
    />
  );
}

function usePageCommands(): Command[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const groups = useNavGroups();
  const user = useUser();
  const inMenus = new Set(groups.flatMap((group) => group.entries.map(({ path }) => path)));
  const open = FIXED_PAGES.filter(
    ({ access, path }) => judgeAccess(access, user) !== 'forbidden' && !inMenus.has(path),
  );
  const fixed = open.map(({ id, path, icon }): Command => {
    const Icon = PALETTE_ICONS[icon];
    return {
      id: `page-${id}`,
      title: pageTitle(id),
      picture: <Icon size={16} aria-hidden="true" />,
      run: () => navigate({ to: path }),
    };
  });
  const seen = new Set<string>();
  const entries = groups
    .flatMap((group) => group.entries)
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map((entry): Command => {
      const Icon = MENU_ICONS[entry.icon];
      return {
        id: `entry-${entry.id}`,
        title: menuLabel(entry.id),
        picture: <Icon size={16} aria-hidden="true" />,
        disabled: entry.comingSoon,
        tag: entry.comingSoon && <Tag tone="soon">{t`Soon`}</Tag>,
        run: () => navigate({ to: entry.path }),
      };
    });
  const order = (command: Command) => (command.disabled ? 1 : 0);
  return [...fixed, ...entries].sort((a, b) => order(a) - order(b));
}

function useActionCommands(): Command[] {
  const { t, i18n } = useLingui();
  const { openDialog } = useAppServices();
  const user = useUser();
  const { gameid } = useGameConfig();
  const logOut = useLogOut();
  const theme = useValue(themeChoice);
  const { titleOf } = useThemeNames();
  const { data: others = [] } = useQuery(gamesQuery());
  // The names of the themes have their own texts.
  useEffect(() => {
    openTextArea('site').catch((error: unknown) =>
      reportError('The names of the themes did not load', error),
    );
  }, []);
  const languages = Object.entries(LOCALES)
    .filter(([locale]) => locale !== i18n.locale)
    .map(([locale, name]): Command => ({
      id: `language-${locale}`,
      title: t`Language: ${name}`,
      picture: <Languages size={16} aria-hidden="true" />,
      run: () =>
        switchLocale(locale as Locale).catch((error: unknown) =>
          toasts.show({ kind: 'error', title: errorText(error) }),
        ),
    }));
  const themes = THEME_CHOICES.filter((choice) => choice !== theme).map((choice): Command => ({
    id: `theme-${choice}`,
    title: titleOf(choice),
    picture: <SunMoon size={16} aria-hidden="true" />,
    run: () => themeChoice.set(choice),
  }));
  const games = others
    .filter(({ id }) => id !== gameid)
    .map(({ id, name, startPath }): Command => ({
      id: `game-${id}`,
      title: name,
      picture: <Gamepad2 size={16} aria-hidden="true" />,
      run: () => window.location.assign(startPath),
    }));
  const keys: Command = {
    id: 'keys',
    title: t`Keyboard shortcuts`,
    picture: <Keyboard size={16} aria-hidden="true" />,
    keys: '?',
    run: () => openDialog.set('keys'),
  };
  const leave: Command = {
    id: 'logOut',
    title: t`Log out`,
    picture: <LogOut size={16} aria-hidden="true" />,
    run: logOut,
  };
  return [keys, ...languages, ...themes, ...games, ...(user ? [leave] : [])];
}
