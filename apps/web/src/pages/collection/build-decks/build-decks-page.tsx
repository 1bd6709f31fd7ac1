import { toStoredName } from '@deckframe/domain/decks/deck/deck';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FoundBuilds } from '#catalogue/engine/list-builds.ts';
import { useBuilds } from '#catalogue/use-builds.ts';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { useClaims } from '#features/collection/claims/use-claims.ts';
import { useShelf, type SharedShelf } from '#features/collection/sync/use-shelf.ts';
import {
  ownDeckCardsQuery,
  type OwnDeckCards,
} from '#features/decks/own-cards/own-deck-cards-query.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { catalogueText, errorText, pageTitle } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { Tag } from '#ui/tag.tsx';
import { sleeveDeck } from './api.ts';
import './build-decks-page.css';

/** Own decks, and the result of the comparison with the collection. */
type BoardProps = { decks: OwnDeckCards['decks']; builds: FoundBuilds };

/** Each deck on its own: required and free cards, and whether it is sleeved. */
function DeckChances({ decks, builds }: BoardProps) {
  const { t } = useLingui();
  const sleeve = useSleeve();
  const chances = new Map(builds.chances.map((chance) => [chance.id, chance]));
  return (
    <ul className="build-list">
      {decks.map(({ id, name, isSleeved }) => {
        const { needed = 0, free = 0, isReady = false } = chances.get(id) ?? {};
        const missing = needed - free;
        const shown = toStoredName(name);
        return (
          <li key={id}>
            <span className="build-list__name">
              <Link to="/deck/$deckId" params={{ deckId: id }}>
                {shown}
              </Link>
              <small>{t`${free} of ${needed} on hand`}</small>
            </span>
            {isReady ? (
              <Tag tone="ok">{t`Ready`}</Tag>
            ) : (
              <Tag tone="warn">{t`Short ${missing}`}</Tag>
            )}
            <Switch
              label={t`Sleeved up`}
              aria-label={t`${shown} is sleeved up`}
              checked={isSleeved}
              onChange={(event) => sleeve.mutate({ id, isSleeved: event.target.checked })}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Optimistic: reverted if the server refuses. */
function useSleeve() {
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const client = useQueryClient();
  const { queryKey } = ownDeckCardsQuery(game, useUser()?.id);
  return useWrite<{ id: string; isSleeved: boolean }>({
    send: ({ id, isSleeved }, key) => sleeveDeck(api, { game, deckId: id }, isSleeved, key),
    show: async ({ id, isSleeved }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<OwnDeckCards>(queryKey);
      client.setQueryData<OwnDeckCards>(queryKey, (known) => {
        if (known === undefined) return known;
        const decks = known.decks.map((deck) => (deck.id === id ? { ...deck, isSleeved } : deck));
        return { ...known, decks };
      });
      return () => client.setQueryData(queryKey, before);
    },
  });
}

/** The largest set of decks that can be built together, with the copies that each uses. */
function BestPlan({ decks, builds }: BoardProps) {
  const { t } = useLingui();
  const { standing, atMost, names } = builds;
  const deckNames = new Map(decks.map(({ id, name }) => [id, toStoredName(name)]));
  const isProven = atMost === standing.length;
  return (
    <Panel
      heading={t`The most decks at once`}
      aside={isProven && standing.length > 0 ? t`More is not possible` : undefined}
    >
      <p className="best-plan__sum">
        <b>
          {standing.length === 0 && isProven
            ? t`No deck can be built yet.`
            : plural(standing.length, { one: '# deck stands', other: '# decks stand' })}
        </b>
        {!isProven && (
          <small>
            {t`The search stopped early: more than ${atMost} are impossible, up to that many may be.`}
          </small>
        )}
      </p>
      {standing.map(({ id, copies }) => (
        <details key={id} className="best-plan__deck">
          <summary>
            <b>{deckNames.get(id)}</b>
            <small>{t`which copies`}</small>
          </summary>
          <ul>
            {copies.map(({ cardno, count }) => (
              <li key={cardno}>
                <b>×{count}</b> {names[cardno]} <small className="mono">{cardno}</small>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Panel>
  );
}

/** Cards of which the buildable decks together need more copies than there are. */
function ContestedCards({ decks, builds }: BoardProps) {
  const { t } = useLingui();
  const { contested, names } = builds;
  const deckNames = new Map(decks.map(({ id, name }) => [id, toStoredName(name)]));
  const count = contested.length;
  return (
    <Panel heading={t`Cards they fight over`} aside={count === 0 ? undefined : String(count)}>
      {count === 0 && (
        <p className="build-decks__none">{t`No two ready decks need the same copy.`}</p>
      )}
      <ul className="contested">
        {contested.map(({ originalid, free, decks: takers }) => (
          <li key={originalid}>
            <span>
              <b>{names[originalid]}</b>
              <small>{t`${free} free`}</small>
            </span>
            <span className="contested__takers">
              {takers.map(({ id, needed }) => (
                <span key={id} className="tag">
                  {deckNames.get(id)} ×{needed}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function BuildBoard({ decks, builds }: BoardProps) {
  const { t } = useLingui();
  const ready = builds.chances.filter(({ isReady }) => isReady).length;
  return (
    <div className="build-decks__columns">
      <div>
        <Panel
          heading={t`Your decks`}
          aside={plural(ready, { one: '# can be built now', other: '# can be built now' })}
        >
          <DeckChances decks={decks} builds={builds} />
        </Panel>
      </div>
      <div>
        <BestPlan decks={decks} builds={builds} />
        <ContestedCards decks={decks} builds={builds} />
      </div>
    </div>
  );
}

/**
 * Compares all own decks with the collection: which can be built, which conflict, and the best
 * combination.
 */
export function BuildDecksPage() {
  const shelf = useShelf();
  return shelf && <OwnBuilds shelf={shelf} />;
}

function OwnBuilds({ shelf }: { shelf: SharedShelf }) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const { data, error, refetch } = useQuery(ownDeckCardsQuery(gameid, useUser()?.id));
  const catalogue = useCatalogue('all');
  const { message } = catalogue;
  const builds = useBuilds(catalogue, shelf, data?.decks, useClaims());
  const fault =
    catalogue.phase === 'failed' && message ? catalogueText(message.code, message.params) : null;
  return (
    <div className="wrap build-decks">
      <PageHeading
        eyebrow={pageTitle('myDecks')}
        title={pageTitle('buildDecks')}
        lead={t`Several decks, one collection. Sleeved decks keep their copies.`}
        actions={
          <Link to="/collection" className={buttonClassName({})}>
            {pageTitle('collection')}
          </Link>
        }
      />
      {(error !== null || fault !== null) && (
        <ErrorState
          level={2}
          title={t`Your decks did not load`}
          message={fault ?? errorText(error)}
          onRetry={() => {
            catalogue.retry();
            void refetch();
          }}
        />
      )}
      {data?.isCut && (
        <Notice tone="info" title={t`Only your ${data.decks.length} newest decks are compared.`} />
      )}
      {data?.decks.length === 0 && (
        <EmptyState
          level={2}
          title={t`No decks yet.`}
          action={
            <Link to="/build" className={buttonClassName({ variant: 'primary' })}>
              {t`Build a deck`}
            </Link>
          }
        />
      )}
      {builds === null && error === null && fault === null && data?.decks.length !== 0 && (
        <Skeleton height={420} />
      )}
      {builds !== null && data !== undefined && data.decks.length > 0 && (
        <BuildBoard decks={data.decks} builds={builds} />
      )}
    </div>
  );
}
