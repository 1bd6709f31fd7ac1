import type { MenuGroupId } from '@deckframe/domain/site/pages/page';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BottomNavId } from './bottom-nav-model.ts';

export const GROUP_LABELS: Readonly<Record<MenuGroupId, MessageDescriptor>> = {
  build: msg`Build`,
  community: msg`Community`,
  competitive: msg`Competitive`,
  administration: msg`Administration`,
  account: msg`My Account`,
};

export const BOTTOM_LABELS: Readonly<Record<BottomNavId, MessageDescriptor>> = {
  home: msg`Home`,
  cards: msg`Cards`,
  decks: msg`Decks`,
  tournaments: msg`Tournaments`,
  community: msg`Community`,
};
