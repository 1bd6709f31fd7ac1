import { listDeckColors } from '@deckframe/domain/decks/deck/deck-figures';
import {
  DECK_TEXT_LIMITS,
  type DeckDocument,
  type DeckVisibility,
  UNNAMED_SHOWN,
  parseCommaList,
} from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { Dices, Download, Save, EyeOff, Globe, Lock, type LucideIcon } from 'lucide-react';
import { GameColor } from '#catalogue/game-color.tsx';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { useDeckSaver } from '#features/decks/editor/save/use-deck-saver.ts';
import { useSaveDeck } from '#features/decks/editor/save/use-save-deck.ts';
import { useDeckSession } from '#features/decks/editor/session/deck-session-of.ts';
import { useTextEdit } from '#features/decks/editor/session/use-text-edit.ts';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Menu } from '#ui/menu.tsx';
import type { BuilderDialog } from './builder-dialogs.tsx';
import { chordText } from './chord-text.ts';
import { CloneButton } from './clone-button.tsx';
import { DeckMenu } from './deck-menu.tsx';

const ICONS: Readonly<Record<DeckVisibility, LucideIcon>> = {
  private: Lock,
  unlisted: EyeOff,
  public: Globe,
};

type VisibilityMenuProps = { visibility: DeckVisibility; canEdit: boolean };

/** Chooses who can see the saved deck. */
function VisibilityMenu({ visibility, canEdit }: VisibilityMenuProps) {
  const { t } = useLingui();
  const session = useDeckSession();
  const names: Record<DeckVisibility, string> = {
    private: t`Private`,
    unlisted: t`Unlisted`,
    public: t`Public`,
  };
  const hints: Record<DeckVisibility, string> = {
    private: t`Private: only you`,
    unlisted: t`Unlisted: anyone with the link`,
    public: t`Public: everyone`,
  };
  const Icon = ICONS[visibility];
  const face = (
    <>
      <Icon size={13} aria-hidden="true" />
      {names[visibility]}
    </>
  );
  if (!canEdit) return <span className="deck-head__choice">{face}</span>;
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className="deck-head__choice"
          aria-label={t`Visibility: ${names[visibility]}`}
        >
          {face}
        </button>
      }
      items={(['private', 'unlisted', 'public'] as const).map((id) => {
        const ItemIcon = ICONS[id];
        return {
          id,
          label: hints[id],
          icon: <ItemIcon size={15} />,
          onSelect: () => session.change((document) => ({ ...document, visibility: id })),
        };
      })}
    />
  );
}

export type DeckHeadProps = {
  document: DeckDocument;
  cards: DeckCards;
  canEdit: boolean;
  onDialog: (dialog: BuilderDialog) => void;
};

/** The deck's name, facts and actions. */
export function DeckHead({ document, cards, canEdit, onDialog }: DeckHeadProps) {
  const { t } = useLingui();
  return (
    <header className="deck-head">
      <div className="deck-head__line">
        <DeckName name={document.name} canEdit={canEdit} />
        <DeckMenu canEdit={canEdit} onDialog={onDialog} />
      </div>
      <DeckFacts document={document} cards={cards} canEdit={canEdit} onDialog={onDialog} />
      <div className="deck-head__acts">
        {canEdit ? <SaveButton /> : <CloneButton document={document} />}
        <Button icon={<Dices size={16} />} onClick={() => onDialog('hand')}>
          {t`Test hand`}
        </Button>
        <IconButton
          label={t`Export`}
          icon={<Download size={17} />}
          variant="framed"
          onClick={() => onDialog('export')}
        />
      </div>
    </header>
  );
}

export function DeckName({ name, canEdit }: { name: string; canEdit: boolean }) {
  const { t } = useLingui();
  const edit = useTextEdit('name');
  return (
    <input
      className="deck-name"
      aria-label={t`Deck name`}
      placeholder={UNNAMED_SHOWN}
      value={name}
      maxLength={DECK_TEXT_LIMITS.name}
      readOnly={!canEdit}
      autoComplete="off"
      spellCheck={false}
      {...edit}
    />
  );
}

/** Colours, play style and visibility. */
export function DeckFacts({ document, cards, canEdit, onDialog }: DeckHeadProps) {
  const { t } = useLingui();
  const colors = listDeckColors(cards.rules, document.cards);
  const words = [...parseCommaList(document.archetype), ...document.selectedItems].join(' · ');
  return (
    <div className="deck-head__sub">
      {colors.map((color) => (
        <GameColor key={color} value={color} size={14} labelled />
      ))}
      {canEdit ? (
        <button type="button" className="deck-head__choice" onClick={() => onDialog('settings')}>
          {words === '' ? t`Style and archetype` : words}
        </button>
      ) : (
        words !== '' && <span>{words}</span>
      )}
      <span aria-hidden="true">·</span>
      <VisibilityMenu visibility={document.visibility} canEdit={canEdit} />
    </div>
  );
}

export function SaveButton({ isShort = false }: { isShort?: boolean }) {
  const { t } = useLingui();
  const save = useSaveDeck();
  const phase = useValue(useDeckSaver().phase);
  const isBusy = phase === 'format' || phase === 'persist';
  return (
    <Button
      variant="primary"
      icon={isShort ? undefined : <Save size={16} />}
      trailing={isShort ? undefined : <Kbd>{chordText('S')}</Kbd>}
      busy={isBusy}
      data-phase={phase}
      onClick={() => void save()}
    >
      {t`Save`}
    </Button>
  );
}
