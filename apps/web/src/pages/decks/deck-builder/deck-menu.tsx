import { clearDeck } from '@deckframe/domain/decks/deck/deck-changes';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import {
  CopyPlus,
  Ellipsis,
  Eraser,
  Eye,
  FilePlus2,
  History,
  Import,
  Palette,
  Share2,
} from 'lucide-react';
import { useDeckSession, useDeckState } from '#features/decks/editor/session/deck-session-of.ts';
import { useCopyName } from '#features/decks/editor/session/use-copy-name.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import type { BuilderDialog } from './builder-dialogs.tsx';
import { chordText } from './chord-text.ts';

export type DeckMenuProps = { canEdit: boolean; onDialog: (dialog: BuilderDialog) => void };

/** Less frequent actions on the whole deck. */
export function DeckMenu({ canEdit, onDialog }: DeckMenuProps) {
  const { t } = useLingui();
  const session = useDeckSession();
  const navigate = useNavigate();
  const copyName = useCopyName();
  const { stored, history } = useDeckState();
  const tellUndo = (title: string) =>
    toasts.show({ kind: 'info', title, action: { label: t`Undo`, onPress: session.undo } });
  const deckId = stored?.deckId;
  const items: MenuItem[] = [
    {
      id: 'new',
      label: t`New deck`,
      icon: <FilePlus2 size={15} />,
      onSelect: () => {
        session.startDraft();
        tellUndo(t`A new deck.`);
        void navigate({ to: '/build' });
      },
    },
    {
      id: 'clone',
      label: t`Clone`,
      icon: <CopyPlus size={15} />,
      onSelect: () => {
        session.startDraft({ ...history.present, name: copyName(history.present.name) });
        void navigate({ to: '/build' });
      },
    },
    ...(deckId === undefined
      ? []
      : [
          {
            id: 'view',
            label: t`Open the deck's page`,
            icon: <Eye size={15} />,
            onSelect: () => void navigate({ to: '/deck/$deckId', params: { deckId } }),
          },
          {
            id: 'history',
            label: t`History …`,
            icon: <History size={15} />,
            onSelect: () => onDialog('history'),
          },
        ]),
    { kind: 'separator', id: 'line-1' },
    ...(canEdit
      ? [
          {
            id: 'settings',
            label: t`Style, archetype, cover card …`,
            icon: <Palette size={15} />,
            onSelect: () => onDialog('settings'),
          },
          {
            id: 'import',
            label: t`Import …`,
            icon: <Import size={15} />,
            keys: chordText('I'),
            onSelect: () => onDialog('import'),
          },
        ]
      : []),
    {
      id: 'share',
      label: t`Share …`,
      icon: <Share2 size={15} />,
      onSelect: () => onDialog('share'),
    },
    ...(canEdit
      ? [
          { kind: 'separator', id: 'line-2' } as const,
          {
            id: 'clear',
            label: t`Remove all cards`,
            icon: <Eraser size={15} />,
            danger: true,
            onSelect: () => {
              session.change((document) => ({ ...document, cards: clearDeck(document.cards) }));
              tellUndo(t`All cards removed.`);
            },
          },
        ]
      : []),
  ];
  return (
    <Menu trigger={<IconButton label={t`More`} icon={<Ellipsis size={18} />} />} items={items} />
  );
}
