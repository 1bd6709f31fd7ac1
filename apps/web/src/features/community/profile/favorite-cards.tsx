import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { printFavoriteCard } from '@deckframe/domain/community/profile/favorite-cards';
import type { ReactNode } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { reportError } from '#lib/report-error.ts';
import { CardPicture } from '#ui/card-picture.tsx';
import { DrawnFace } from '#ui/drawn-face.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { FavoriteCardPicture, PublicProfile } from './api.ts';
import './favorite-cards.css';

export interface FavoriteCardsProps {
  profile: PublicProfile;
  /** The owner's button for choosing cards. */
  action?: ReactNode;
}

/** The member's four favourite cards, from any game. */
export function FavoriteCards({ profile, action }: FavoriteCardsProps) {
  const { t } = useLingui();
  const cards = profile.favoriteCards.filter((card) => card !== null);
  const { username } = profile;
  return (
    <section aria-labelledby="pf-favorites">
      <h2 className="pf-heading" id="pf-favorites">
        <Trans>Favorite cards</Trans>
      </h2>
      {cards.length === 0 ? (
        <EmptyState title={t`No favorite cards yet`} action={action}>
          {action
            ? t`Choose up to four cards to show here.`
            : t`${username} has not chosen any yet.`}
        </EmptyState>
      ) : (
        <ul className="pf-favorites">
          {cards.map((card) => (
            <li key={`${card.game} ${card.cardno}`}>
              <CardLink card={card}>
                <FavoriteFace card={card} sizes="(max-width: 768px) 45vw, 240px" />
              </CardLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CardLink({ card, children }: { card: FavoriteCardPicture; children: ReactNode }) {
  const { gameid, features } = useGameConfig();
  if (features.cardPage !== 'live') return children;
  if (card.game === gameid) {
    return (
      <Link to="/cards/$cardno" params={{ cardno: card.cardno }} className="pf-favorite">
        {children}
      </Link>
    );
  }
  // Another game is a separate page load.
  return (
    <a href={printFavoriteCard(card)} className="pf-favorite">
      {children}
    </a>
  );
}

export function FavoriteFace({ card, sizes }: { card: FavoriteCardPicture; sizes: string }) {
  return (
    <CardPicture
      template={card.template}
      widths={card.widths}
      image={card.image}
      alt={card.name}
      sizes={sizes}
      fallback={
        <DrawnFace name={card.name} number={card.cardno} alt={card.name} color={card.color} />
      }
      onFail={(image) => reportError(`Image could not be loaded: ${image}`)}
    />
  );
}
