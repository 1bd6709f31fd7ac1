import { TIER_MATCHES } from '@deckframe/domain/meta/tiers';
import { Trans, useLingui } from '@lingui/react/macro';
import { Panel } from '#ui/panel.tsx';

/** In plain words, open from the start. */
export function MetaMethods() {
  const { t } = useLingui();
  return (
    <Panel heading={t`How these numbers are made`}>
      <div className="methods">
        <div>
          <h3>
            <Trans>Where they come from</Trans>
          </h3>
          <p>
            <Trans>
              Swiss matches of finished public events with at least eight members, once staff have
              verified them or their organizer has held two before; of one organizer at most twenty
              a set. Byes, agreed draws, matches nobody played and the cut are left out. A
              correction counts at once.
            </Trans>
          </p>
        </div>
        <div>
          <h3>
            <Trans>Which deck it is</Trans>
          </h3>
          <p>
            <Trans>
              The first rule that its cards fulfil on the day of the event; where there is none,
              what its player said at registration. All else is “Other”; nobody guesses.
            </Trans>
          </p>
        </div>
        <div>
          <h3>
            <Trans>What the bar means</Trans>
          </h3>
          <p>
            <Trans>
              The mark is what was measured. The true rate lies within the bar 19 times of 20. A bar
              that touches 50% has proven nothing. The estimate is drawn toward what both decks do
              against everyone else.
            </Trans>
          </p>
        </div>
        <div>
          <h3>
            <Trans>Tiers</Trans>
          </h3>
          <p>
            <Trans>
              By the lower end of the bar, so nine lucky matches are never first. Under{' '}
              {TIER_MATCHES} matches there is no tier. Mirror matches are counted apart.
            </Trans>
          </p>
        </div>
      </div>
    </Panel>
  );
}
