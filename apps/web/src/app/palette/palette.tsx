import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Keyboard, Languages, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useLogOut } from '#features/accounts/account/use-log-out.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { LOCALES, switchLocale, type Locale } from '#lib/i18n.ts';
import { errorText, menuLabel, pageTitle } from '#lib/message-text.ts';
import { CommandPalette, type PaletteItem, type PaletteSection } from '#ui/command-palette.tsx';
import { Tag } from '#ui/tag.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { MENU_ICONS } from '../navigation/menu-icons.ts';
import { useNavGroups } from '../navigation/use-nav-groups.tsx';
import { judgeAccess } from '../routing/guard.ts';
import { FIXED_PAGES } from './fixed-pages.ts';
import { useCardCommands } from './use-card-commands.tsx';
import { useFoundCommands, useSearchCommand } from './use-found-commands.tsx';
import { sortByMatch } from './match-score.ts';
import type { Command } from './palette-command.ts';
import { PALETTE_ICONS } from './palette-icons.ts';

/** One input over cards, decks, members, pages and actions. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const { commands: cards, isBusy } = useCardCommands(query);
  const pages = usePageCommands();
  const actions = useActionCommands();
  const { decks, members } = useFoundCommands(query);
  const search = useSearchCommand(query);
  const sections: PaletteSection[] = [
    { id: 'cards', label: t`Cards`, items: cards },
    { id: 'decks', label: t`Decks`, items: decks },
    { id: 'members', label: t`Members`, items: members },
    { id: 'pages', label: t`Pages`, items: sortByMatch(query, pages) },
    { id: 'actions', label: t`Actions`, items: sortByMatch(query, actions) },
    { id: 'search', label: t`Search`, items: search },
  ];
  const pick = ({ id }: PaletteItem) => {
    const all = [...cards, ...decks, ...members, ...pages, ...actions, ...search];
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
  const open = FIXED_PAGES.filter(({ access }) => judgeAccess(access, user) !== 'forbidden');
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
  const logOut = useLogOut();
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
  return [keys, ...languages, ...(user ? [leave] : [])];
}
