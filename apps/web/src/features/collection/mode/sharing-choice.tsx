import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, Globe, Lock } from 'lucide-react';
import { useGameConfig } from '#lib/app-services.ts';
import { useValue } from '#lib/use-value.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { type Visibility } from '../sync/api.ts';
import type { SharedShelf } from '../sync/use-shelf.ts';
import './sharing-choice.css';

const ICONS = { everyone: Globe, trades: ArrowLeftRight, me: Lock } as const;
const CHOICES = ['everyone', 'trades', 'me'] as const;

/** Asks once who may see the collection, before the first change. */
export function SharingQuestion({ shelf }: { shelf: SharedShelf }) {
  const { t } = useLingui();
  const { names, choose, isBusy } = useSharing(shelf);
  const sharing = useValue(shelf.sharing);
  if (sharing === null || sharing.isAsked) return null;
  return (
    <div className="sharing-question" role="group" aria-label={t`Who may see your collection?`}>
      <p>
        <b>{t`Who may see your collection?`}</b> {t`You can change it at any time.`}
      </p>
      <div className="sharing-question__choices">
        {CHOICES.map((choice) => {
          const Icon = ICONS[choice];
          return (
            <Button
              key={choice}
              size="sm"
              icon={<Icon size={15} />}
              disabled={isBusy}
              onClick={() => choose(choice)}
            >
              {names[choice]}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

/** Changes the visibility later, in the bar. */
export function SharingMenu({ shelf }: { shelf: SharedShelf }) {
  const { t } = useLingui();
  const { names, choose } = useSharing(shelf);
  const sharing = useValue(shelf.sharing);
  if (sharing === null || !sharing.isAsked) return null;
  const Icon = ICONS[sharing.visibility];
  return (
    <Menu
      trigger={
        <IconButton label={t`Visible to: ${names[sharing.visibility]}`} icon={<Icon size={16} />} />
      }
      items={CHOICES.map((choice) => {
        const ItemIcon = ICONS[choice];
        return {
          id: choice,
          label: names[choice],
          icon: <ItemIcon size={15} />,
          onSelect: () => choose(choice),
        };
      })}
    />
  );
}

function useSharing(shelf: SharedShelf) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const { mutate, isPending } = useApiWrite('PATCH /api/games/:game/my-collections/:collectionId', {
    done: (_answer, { body }) => {
      if (body?.visibility) shelf.sharing.set({ visibility: body.visibility, isAsked: true });
    },
  });
  const params = { game: gameid, collectionId: String(shelf.collection) };
  const names: Record<Visibility, string> = {
    everyone: t`Everyone`,
    trades: t`Trades and wants only`,
    me: t`Only me`,
  };
  return {
    names,
    choose: (visibility: Visibility) => mutate({ params, body: { visibility } }),
    isBusy: isPending,
  };
}
