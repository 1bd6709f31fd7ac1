import { groupBySeries } from '@deckframe/domain/collection/entries/collection-view';
import { changeCount } from '@deckframe/domain/collection/entries/edit-entry';
import { summarizeBox, type BoxPull } from '@deckframe/domain/collection/entries/open-box';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from '@tanstack/react-router';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useCards } from '#catalogue/use-cards.ts';
import { CardArt } from '#decks/cards/card-art.tsx';
import { useShelfChanges } from '#features/collection/sync/use-shelf-changes.ts';
import { usePricesShown } from '#lib/preference-stores.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import type { AddCardsProps } from './add-cards-props.ts';
import './open-box.css';

const PRICE_FORMAT = { style: 'currency', currency: 'USD' } as const;

type BoxFiguresProps = {
  pulls: readonly BoxPull[];
  nameOf: (cardno: string) => string;
  priceOf: (cardno: string) => number | null;
};

/** What the box has brought so far. */
function BoxFigures({ pulls, nameOf, priceOf }: BoxFiguresProps) {
  const { t, i18n } = useLingui();
  const withPrices = usePricesShown();
  const { copies, different, fresh, value, best } = summarizeBox(pulls, priceOf);
  return (
    <dl className="box-summary">
      <div>
        <dt>{t`Cards`}</dt>
        <dd>{i18n.number(copies)}</dd>
      </div>
      <div>
        <dt>{t`Different`}</dt>
        <dd>{i18n.number(different)}</dd>
      </div>
      <div>
        <dt>{t`New to you`}</dt>
        <dd>{i18n.number(fresh)}</dd>
      </div>
      {withPrices && value > 0 && (
        <div>
          <dt>{t`Value`}</dt>
          <dd>{i18n.number(value, PRICE_FORMAT)}</dd>
        </div>
      )}
      {withPrices && best !== null && (
        <div>
          <dt>{t`Best pull`}</dt>
          <dd className="box-summary__best">{nameOf(best)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Summary of a box. Its cards are already in the collection. */
function BoxSummary({ onAgain, ...figures }: BoxFiguresProps & { onAgain: () => void }) {
  const { t } = useLingui();
  return (
    <Panel heading={t`What was in the box`}>
      <BoxFigures {...figures} />
      <div className="box-summary__acts">
        <Button variant="primary" onClick={onAgain}>
          {t`Open another box`}
        </Button>
        <Link to="/collection" className={buttonClassName({})}>
          {t`View my collection`}
        </Link>
      </div>
    </Panel>
  );
}

type BoxPullsProps = BoxFiguresProps & {
  onUndo: (pull: BoxPull) => void;
  onFinish: () => void;
};

/** The cards so far, newest first. */
function BoxPulls({ pulls, onUndo, onFinish, ...figures }: BoxPullsProps) {
  const { t } = useLingui();
  const cards = useCardsByNumber(pulls.map(({ cardno }) => cardno));
  const { nameOf } = figures;
  return (
    <Panel heading={t`Out of the box`}>
      {pulls.length === 0 ? (
        <p className="open-box__hint">{t`Cards you press are listed here.`}</p>
      ) : (
        <BoxFigures pulls={pulls} {...figures} />
      )}
      <ol className="box-pulls">
        {pulls.map((pull) => {
          const name = nameOf(pull.cardno);
          const card = cards.get(pull.cardno);
          return (
            <li key={pull.id}>
              {card && <CardArt card={card} sizes="64px" />}
              <span>
                {name} <small className="mono">{pull.cardno}</small>
              </span>
              {pull.isNew && <Tag tone="ok">{t`new`}</Tag>}
              <IconButton
                label={t`Take back ${name}`}
                icon={<Undo2 size={15} />}
                onClick={() => onUndo(pull)}
              />
            </li>
          );
        })}
      </ol>
      {pulls.length > 0 && (
        <Button variant="primary" onClick={onFinish}>
          {t`Finish the box`}
        </Button>
      )}
    </Panel>
  );
}

/** Opens boxes: each click adds a copy, and each can be undone. */
export function OpenBox({ shelf, facts }: AddCardsProps) {
  const { t } = useLingui();
  const bySeries = useMemo(() => groupBySeries(facts), [facts]);
  const [series, setSeries] = useState(() => findLargest(bySeries));
  const [find, setFind] = useState('');
  const [pulls, setPulls] = useState<readonly BoxPull[]>([]);
  const [isOver, setOver] = useState(false);
  useShelfChanges(shelf);
  const nameOf = useMemo(() => {
    const names = new Map(facts.cardno.map((cardno, at) => [cardno, facts.name[at] ?? cardno]));
    return (cardno: string) => names.get(cardno) ?? cardno;
  }, [facts]);
  const priceOf = useMemo(() => {
    const prices = new Map(facts.cardno.map((cardno, at) => [cardno, facts.price[at] ?? null]));
    return (cardno: string) => prices.get(cardno) ?? null;
  }, [facts]);

  const cards = useCardsByNumber(
    (bySeries.get(series) ?? []).map((row) => facts.cardno[row] ?? ''),
  );

  const add = (cardno: string) => {
    const entry = shelf.get(cardno);
    const change = changeCount(cardno, entry, entry.count + 1);
    if (change === undefined) return;
    shelf.edit(change);
    const id = (pulls[0]?.id ?? -1) + 1;
    setPulls([{ id, cardno, isNew: entry.count === 0 }, ...pulls]);
  };
  const takeBack = (pull: BoxPull) => {
    const entry = shelf.get(pull.cardno);
    const change = changeCount(pull.cardno, entry, entry.count - 1);
    if (change !== undefined) shelf.edit(change);
    setPulls(pulls.filter((other) => other !== pull));
  };

  if (isOver) {
    return (
      <BoxSummary
        pulls={pulls}
        nameOf={nameOf}
        priceOf={priceOf}
        onAgain={() => {
          setPulls([]);
          setOver(false);
        }}
      />
    );
  }
  const needle = find.trim().toLowerCase();
  const shown = (bySeries.get(series) ?? []).filter((row) => {
    const words = `${facts.cardno[row] ?? ''} ${facts.name[row] ?? ''}`.toLowerCase();
    return words.includes(needle);
  });
  return (
    <div className="open-box">
      <div className="open-box__main">
        <div className="open-box__sets" role="group" aria-label={t`Set`}>
          {[...bySeries.keys()].map((code) => (
            <ToggleChip key={code} pressed={code === series} onClick={() => setSeries(code)}>
              {code}
            </ToggleChip>
          ))}
        </div>
        <TextField
          label={t`Number or name`}
          value={find}
          autoComplete="off"
          onChange={(event) => setFind(event.currentTarget.value)}
        />
        <p className="open-box__hint" role="status">
          {shown.length === 0
            ? t`No card of this set is called that.`
            : plural(shown.length, {
                one: 'Press a card each time you pull it. # card.',
                other: 'Press a card each time you pull it. # cards.',
              })}
        </p>
        <ul className="open-box__cards">
          {shown.map((row) => {
            const cardno = facts.cardno[row] ?? '';
            const { count } = shelf.get(cardno);
            const card = cards.get(cardno);
            return (
              <li key={cardno}>
                <button type="button" className="open-box__card" onClick={() => add(cardno)}>
                  {card && <CardArt card={card} sizes="160px" />}
                  <span className="mono">{cardno}</span>
                  <b>{facts.name[row]}</b>
                  <span className="open-box__count">
                    <span className="sr-only">{t`Copies:`} </span>×{count}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <BoxPulls
        pulls={pulls}
        nameOf={nameOf}
        priceOf={priceOf}
        onUndo={takeBack}
        onFinish={() => setOver(true)}
      />
    </div>
  );
}

/** Empty while loading: only their art is shown. */
function useCardsByNumber(numbers: readonly string[]): ReadonlyMap<string, CatalogueCard> {
  const { cards } = useCards([...new Set(numbers)].toSorted());
  return useMemo(() => new Map(cards?.map((card) => [card.cardno, card])), [cards]);
}

/** Boxes usually belong to large sets. */
function findLargest(bySeries: ReadonlyMap<string, readonly number[]>): string {
  const [largest] = [...bySeries].toSorted((one, other) => other[1].length - one[1].length);
  return largest?.[0] ?? '';
}
