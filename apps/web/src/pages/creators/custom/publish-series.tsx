import { useLingui } from '@lingui/react/macro';
import { CircleCheck, Circle } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  audienceOf,
  SERIES_READS,
  type Audience,
  type CustomCard,
  type CustomSeries,
} from '#features/creators/custom-cards/api.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';

export type PublishSeriesProps = { series: CustomSeries; cards: readonly CustomCard[] };

/** What a series needs before publishing, and the choice of its audience. */
export function PublishSeries({ series, cards }: PublishSeriesProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const [isArtFree, setArtFree] = useState(false);
  const current = audienceOf(series);
  const isDraft = current === 'members';
  const [wanted, setWanted] = useState<Audience>(isDraft ? 'public' : current);
  const publish = useApiWrite('PUT /api/games/:game/custom-series/:seriesId/publication', {
    invalidates: SERIES_READS,
  });
  const label = useActLabel(current, wanted);
  const total = cards.length;
  const whole = cards.filter((card) => card[config.cardType_column] && card['effectdata']).length;
  const isReady = total > 0 && (isArtFree || !isDraft);
  const said = {
    members: t`Only its members see this series.`,
    link: t`Everyone who has its link sees this series. No list names it.`,
    public: t`Everyone can see this series.`,
  };
  return (
    <Panel heading={t`Publish`}>
      <div className="studio__stack">
        <p>{series.moderated ? t`A moderator has hidden this series.` : said[current]}</p>
        {isDraft && (
          <>
            <ul className="studio__checks">
              <Check isMet={total > 0} hint={t`Needed`}>{t`At least one card`}</Check>
              <Check isMet={total > 0 && whole === total} hint={t`${whole} of ${total}`}>
                {t`Every card has a type and a text`}
              </Check>
              <Check isMet={series.description.trim() !== ''} hint={t`A good start for readers`}>
                {t`A few words about it`}
              </Check>
            </ul>
            <Checkbox
              label={t`All art is ours or free to use`}
              checked={isArtFree}
              onChange={(event) => setArtFree(event.target.checked)}
            />
          </>
        )}
        <Segmented
          label={t`Who sees it`}
          value={wanted}
          onChange={setWanted}
          options={[
            { value: 'members', label: t`Members` },
            { value: 'link', label: t`By link` },
            { value: 'public', label: t`Public` },
          ]}
        />
        <Button
          variant={wanted === 'members' ? 'secondary' : 'primary'}
          busy={publish.isPending}
          disabled={wanted === current || (wanted !== 'members' && !isReady)}
          onClick={() =>
            publish.mutate({
              params: { game: config.gameid, seriesId: series.id },
              body: {
                is_published: wanted !== 'members',
                is_listed: wanted !== 'link',
                artIsFree: true,
              },
            })
          }
        >
          {label}
        </Button>
        <p className="studio__hint">
          {t`It is never among official series, and can be taken back at any time.`}
        </p>
      </div>
    </Panel>
  );
}

function useActLabel(current: Audience, wanted: Audience): string {
  const { t } = useLingui();
  if (wanted === 'members') return t`Make it a draft`;
  return current === 'members' ? t`Publish the series` : t`Change who sees it`;
}

type CheckProps = { isMet: boolean; hint: string; children: ReactNode };

function Check({ isMet, hint, children }: CheckProps) {
  const { t } = useLingui();
  const Sign = isMet ? CircleCheck : Circle;
  return (
    <li className="studio__check" data-met={isMet}>
      <Sign
        size={18}
        role="img"
        aria-label={
          isMet
            ? t({ message: 'Done', context: 'state' })
            : t({ message: 'Open', context: 'state' })
        }
      />
      <span>
        {children}
        {!isMet && <span className="studio__check-hint">{hint}</span>}
      </span>
    </li>
  );
}
