import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useUser } from '#lib/app-services.ts';
import { Segmented } from '#ui/segmented.tsx';

/** Switches between own decks and all decks. Visitors see only all decks. */
export function DeckScope({ scope }: { scope: 'mine' | 'public' }) {
  const { t } = useLingui();
  const user = useUser();
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <Segmented
      label={t`Decks of`}
      value={scope}
      onChange={(next) => void navigate({ to: next === 'mine' ? '/mydecks' : '/decklists' })}
      options={[
        { value: 'mine', label: t`Mine` },
        { value: 'public', label: t`Public` },
      ]}
    />
  );
}
