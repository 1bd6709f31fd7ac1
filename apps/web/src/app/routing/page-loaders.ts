import type { PageId } from '@deckframe/domain/pages';
import type { RouteComponent } from '@tanstack/react-router';
import { openTextArea, type TextArea } from '#lib/i18n.ts';
import type { PagePlan } from './choose-page.ts';

export interface PageLoader extends PagePlan {
  readonly load: () => Promise<RouteComponent>;
}

/** The pages that exist. A page without a line here answers with the coming-soon page. */
export const PAGE_LOADERS: Readonly<Partial<Record<PageId, PageLoader>>> = {
  home: page(() => import('#pages/home/home-page.tsx').then((m) => m.HomePage)),
  cardList: withTexts(['cards'], () =>
    import('#pages/card-list/card-list-page.tsx').then((m) => m.CardListPage),
  ),
  card: withTexts(['cards'], () => import('#pages/card/card-page.tsx').then((m) => m.CardPage)),
  community: early(() =>
    import('#pages/community/community-page.tsx').then((m) => m.CommunityPage),
  ),
  build: withTexts(['decks', 'cards'], () =>
    import('#pages/deck-builder/deck-builder-page.tsx').then((m) => m.DeckBuilderPage),
  ),
  editDeck: withTexts(['decks', 'cards'], () =>
    import('#pages/deck-builder/deck-builder-page.tsx').then((m) => m.DeckBuilderPage),
  ),
  deck: deckPage(() => import('#pages/deck/deck-page.tsx').then((m) => m.DeckPage)),
  decks: deckPage(() => import('#pages/decks/decks-page.tsx').then((m) => m.DecksPage)),
  publicDecklists: deckPage(() =>
    import('#pages/decklists/decklists-page.tsx').then((m) => m.DecklistsPage),
  ),
  myDecks: deckPage(() => import('#pages/my-decks/my-decks-page.tsx').then((m) => m.MyDecksPage)),
  login: account(() => import('#pages/account/login-page.tsx').then((m) => m.LoginPage)),
  register: account(() => import('#pages/account/register-page.tsx').then((m) => m.RegisterPage)),
  verifyEmail: account(() =>
    import('#pages/account/verify-email-page.tsx').then((m) => m.VerifyEmailPage),
  ),
  confirmEmail: account(() =>
    import('#pages/account/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage),
  ),
  forgotPassword: account(() =>
    import('#pages/account/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
  ),
  forgotUsername: account(() =>
    import('#pages/account/forgot-username-page.tsx').then((m) => m.ForgotUsernamePage),
  ),
  resetPassword: account(() =>
    import('#pages/account/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
  ),
  account: account(() => import('#pages/account/account-page.tsx').then((m) => m.AccountPage)),
  ownProfile: profile(() =>
    import('#pages/profile/own-profile-page.tsx').then((m) => m.OwnProfilePage),
  ),
  profile: profile(() => import('#pages/profile/profile-page.tsx').then((m) => m.ProfilePage)),
  leaderboard: withTexts(['community'], () =>
    import('#pages/leaderboard/leaderboard-page.tsx').then((m) => m.LeaderboardPage),
  ),
  reports: withTexts(['community'], () =>
    import('#pages/reports/reports-page.tsx').then((m) => m.ReportsPage),
  ),
  settings: withTexts(['site'], () =>
    import('#pages/settings/settings-page.tsx').then((m) => m.SettingsPage),
  ),
  dataProtection: withTexts(['site'], () =>
    import('#pages/data-protection/data-protection-page.tsx').then((m) => m.DataProtectionPage),
  ),
  hallOfFame: page(() =>
    import('#pages/hall-of-fame/hall-of-fame-page.tsx').then((m) => m.HallOfFamePage),
  ),
  kit: page(() => import('#pages/kit/kit-page.tsx').then((m) => m.KitPage)),
};

export const loadComingSoonPage = () =>
  import('#pages/coming-soon/coming-soon-page.tsx').then((m) => m.ComingSoonPage);

function page(load: PageLoader['load']): PageLoader {
  return { load, opensEarly: false };
}

/** Pages with texts of their own, which arrive together with them. */
function withTexts(areas: readonly TextArea[], load: PageLoader['load']): PageLoader {
  return page(async () => {
    const [component] = await Promise.all([load(), ...areas.map(openTextArea)]);
    return component;
  });
}

function account(load: PageLoader['load']): PageLoader {
  return withTexts(['account'], load);
}

function deckPage(load: PageLoader['load']): PageLoader {
  return withTexts(['decks'], load);
}

function profile(load: PageLoader['load']): PageLoader {
  return withTexts(['profile'], load);
}

function early(load: PageLoader['load']): PageLoader {
  return { load, opensEarly: true };
}
