import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BottomNavId } from './bottom-nav-model.ts';
import type { NavEntryId, NavGroupId } from './navigation-model.ts';

export const GROUP_LABELS: Readonly<Record<NavGroupId, MessageDescriptor>> = {
  build: msg`Build`,
  community: msg`Community`,
  competitive: msg`Competitive`,
  administration: msg`Administration`,
  account: msg`My Account`,
};

export const ENTRY_LABELS: Readonly<Record<NavEntryId, MessageDescriptor>> = {
  deckBuilder: msg`Deck Builder`,
  myDecks: msg`My Decks`,
  cardList: msg`Card List`,
  collection: msg`My Collection`,
  publicDecklists: msg`Public Decklists`,
  leaderboard: msg`Leaderboard`,
  articles: msg`Articles`,
  contentHub: msg`Content HUB`,
  events: msg`Events`,
  customHub: msg`Custom Hub`,
  tournamentResults: msg`Tournament Results`,
  resultMeta: msg`Result Meta`,
  statistics: msg`Statistics`,
  adminPanel: msg`Admin Panel`,
  reports: msg`Reports`,
  profile: msg`My Profile`,
  profileCollection: msg`Profile Collection`,
  accountSettings: msg`Account Settings`,
};

/** One line under each entry of an open header menu. */
export const ENTRY_HINTS: Readonly<Record<NavEntryId, MessageDescriptor>> = {
  deckBuilder: msg`Start or continue a deck`,
  myDecks: msg`Your decks and folders`,
  cardList: msg`Search and filter every card`,
  collection: msg`What you own, trade and want`,
  publicDecklists: msg`What others play`,
  leaderboard: msg`Members by experience`,
  articles: msg`Guides and reports`,
  contentHub: msg`Videos and streams`,
  events: msg`What is on`,
  customHub: msg`Fan-made series`,
  tournamentResults: msg`Standings and winning decks`,
  resultMeta: msg`Which decks win`,
  statistics: msg`What is played`,
  adminPanel: msg`Cards, users, reports`,
  reports: msg`What members have reported`,
  profile: msg`Your public page`,
  profileCollection: msg`Badges, banners, backgrounds`,
  accountSettings: msg`E-mail, password, devices`,
};

export const BOTTOM_LABELS: Readonly<Record<BottomNavId, MessageDescriptor>> = {
  home: msg`Home`,
  cards: msg`Cards`,
  decks: msg`Decks`,
  tournaments: msg`Tournaments`,
  community: msg`Community`,
};
