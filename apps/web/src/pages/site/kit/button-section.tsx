import { useState } from 'react';
import { Bookmark, Inbox, LogOut, Pin, Plus, Save, Settings, Trash2 } from 'lucide-react';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { KitRow, KitSection } from './kit-section.tsx';

const VARIANTS: readonly { variant: ButtonVariant; label: string }[] = [
  { variant: 'primary', label: 'Primary' },
  { variant: 'secondary', label: 'Secondary' },
  { variant: 'ghost', label: 'Ghost' },
  { variant: 'danger', label: 'Delete deck' },
];
const FORCED_STATES = ['rest', 'hover', 'focus', 'active'] as const;
const SAVING_MS = 1600;

export function ButtonSection() {
  return (
    <KitSection title="Buttons" span={2}>
      <div className="kit__matrix">
        {[...FORCED_STATES, 'disabled', 'busy'].map((state) => (
          <span key={state} className="kit__label">
            {state}
          </span>
        ))}
        {VARIANTS.map(({ variant, label }) => (
          <ButtonStates key={variant} variant={variant} label={label} />
        ))}
      </div>
      <KitRow label="28 / 36 / 44">
        <Button size="sm">Small</Button>
        <Button icon={<Bookmark size={15} />}>Mark as staple</Button>
        <Button variant="primary" size="lg" icon={<Plus size={17} />}>
          New deck
        </Button>
        <SavingButton />
      </KitRow>
    </KitSection>
  );
}

function ButtonStates({ variant, label }: { variant: ButtonVariant; label: string }) {
  return (
    <>
      {FORCED_STATES.map((state) => (
        <span key={state}>
          <Button variant={variant} data-force={state}>
            {label}
          </Button>
        </span>
      ))}
      <span>
        <Button variant={variant} disabled>
          {label}
        </Button>
      </span>
      <span>
        <Button variant={variant} busy>
          {label}
        </Button>
      </span>
    </>
  );
}

function SavingButton() {
  const [isBusy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), SAVING_MS);
  };
  return (
    <Button
      variant="primary"
      icon={<Save size={15} />}
      trailing={<Kbd>⌘S</Kbd>}
      busy={isBusy}
      onClick={save}
    >
      Save
    </Button>
  );
}

export function IconButtonSection() {
  return (
    <KitSection title="Icon buttons and links">
      <KitRow label="Ghost">
        <IconButton label="Preferences" icon={<Settings size={18} />} />
        <IconButton label="Log out" icon={<LogOut size={17} />} data-force="hover" />
        <IconButton label="Mailbox, 3 unread" icon={<Inbox size={18} />} count={3} />
        <IconButton label="Mailbox, 128 unread" icon={<Inbox size={18} />} count={128} />
        <IconButton label="Pin preview" icon={<Pin size={17} />} aria-pressed />
        <IconButton label="Delete" icon={<Trash2 size={17} />} disabled />
        <IconButton label="Loading mail" icon={<Inbox size={18} />} busy />
      </KitRow>
      <KitRow label="Framed">
        <IconButton variant="framed" size="sm" label="Small" icon={<Pin size={14} />} />
        <IconButton variant="framed" label="Medium" icon={<Pin size={16} />} />
        <IconButton variant="framed" size="lg" label="Large" icon={<Pin size={18} />} />
      </KitRow>
      <KitRow label="Links">
        <TextLink href="#kit-links">Sign up</TextLink>
        <TextLink href="#kit-links" tone="quiet">
          All public decks
        </TextLink>
        <p id="kit-links">
          Draw with{' '}
          <TextLink href="#kit-links" tone="inline">
            Captain Ilse Varga
          </TextLink>
          .
        </p>
      </KitRow>
    </KitSection>
  );
}
