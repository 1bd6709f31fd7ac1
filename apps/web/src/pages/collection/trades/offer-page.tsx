import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { partnerQuery, type TradePartner } from './api.ts';
import { TermsEditor } from './terms-editor.tsx';
import './trades-page.css';

/** A new trade with a member, prefilled with cards that both want. */
export function OfferPage() {
  const { gameid } = useGameConfig();
  const { userId = '' } = useParams({ strict: false });
  const query = useQuery(partnerQuery(gameid, userId, useUser()?.id));
  return (
    <div className="wrap trades">
      <QueryPanel
        query={query}
        level={1}
        title={pageTitle('tradeOffer')}
        pending={<Skeleton height={420} />}
      />
      {query.data && <NewOffer partner={query.data} userId={userId} />}
    </div>
  );
}

function NewOffer({ partner, userId }: { partner: TradePartner; userId: string }) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const navigate = useNavigate();
  const { mutate, isPending } = useApiWrite('POST /api/games/:game/trades', {
    done: (trade) => navigate({ to: '/trades/$tradeId', params: { tradeId: trade.id } }),
  });
  const name = partner.member?.username ?? t`Deleted user`;
  const wanted = (side: 'mine' | 'theirs') =>
    partner[side].filter(({ isWanted }) => isWanted).length;
  return (
    <>
      <PageHeading
        eyebrow={<Link to="/trades">{pageTitle('trades')}</Link>}
        title={t`Offer a trade to ${name}`}
        lead={
          <Trans>
            They want {wanted('mine')}, you want {wanted('theirs')}.
          </Trans>
        }
      />
      <TermsEditor
        partner={name}
        mine={partner.mine}
        theirs={partner.theirs}
        start={{ give: new Map(), get: new Map() }}
        sendLabel={t`Send offer`}
        busy={isPending}
        onSend={(terms) =>
          mutate({ params: { game: gameid }, body: { partnerId: userId, ...terms } })
        }
      />
    </>
  );
}
