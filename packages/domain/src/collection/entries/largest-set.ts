/** Amount that a competitor takes of each stock, by index of the stock. */
export type Demand = ReadonlyMap<number, number>;

export type LargestSet = {
  /** Indexes of the demands that are met together. */
  readonly chosen: readonly number[];
  /** Upper bound of the set size; equal to the size of `chosen` if that is proven optimal. */
  readonly atMost: number;
};

/** Limit of examined demands. Beyond it, the best set so far and its bound are returned. */
const WORK_MAX = 20_000;

/**
 * Finds the largest set of demands that the stocks can meet. Only scarce stocks matter, and demands
 * that share none are searched separately.
 */
export function findLargestSet(
  stocks: readonly number[],
  demands: readonly Demand[],
  workMax: number = WORK_MAX,
): LargestSet {
  const isAble = (demand: Demand): boolean => {
    for (const [stock, amount] of demand) if (amount > (stocks[stock] ?? 0)) return false;
    return true;
  };
  const able = [...demands.keys()].filter((place) => isAble(demands[place] ?? new Map()));
  const sums = new Map<number, number>();
  for (const place of able) {
    for (const [stock, amount] of demands[place] ?? []) {
      sums.set(stock, (sums.get(stock) ?? 0) + amount);
    }
  }
  const isFought = (stock: number) => (sums.get(stock) ?? 0) > (stocks[stock] ?? 0);
  const fought = demands.map((demand) => new Map([...demand].filter(([stock]) => isFought(stock))));
  const parts = splitApart(fought, able).sort((one, other) => one.length - other.length);
  const work = { left: workMax };
  const found = parts.map((part) => searchPart(stocks, fought, part, work));
  return {
    chosen: found.flatMap(({ chosen }) => chosen).sort((one, other) => one - other),
    atMost: found.reduce((sum, { atMost }) => sum + atMost, 0),
  };
}

/** Groups demands that share a scarce stock, directly or indirectly. */
function splitApart(demands: readonly Demand[], able: readonly number[]): number[][] {
  const partOfStock = new Map<number, number[]>();
  const parts = new Set<number[]>();
  const partsAt = (stock: number): number[][] => {
    const part = partOfStock.get(stock);
    return part === undefined ? [] : [part];
  };
  for (const place of able) {
    const stocks = [...(demands[place]?.keys() ?? [])];
    const old = new Set(stocks.flatMap((stock) => partsAt(stock)));
    const joined = [...[...old].flat(), place];
    for (const part of old) parts.delete(part);
    parts.add(joined);
    for (const member of joined) {
      for (const stock of demands[member]?.keys() ?? []) partOfStock.set(stock, joined);
    }
  }
  return [...parts];
}

/** Branch and bound: prunes candidates whose bound cannot beat the best set. */
function searchPart(
  stocks: readonly number[],
  demands: readonly Demand[],
  part: readonly number[],
  work: { left: number },
): LargestSet {
  const ids = [...new Set(part.flatMap((place) => [...(demands[place]?.keys() ?? [])]))];
  const placeOf = new Map(ids.map((stock, at) => [stock, at]));
  const flat = part.map((place): FlatDemand => {
    const demand = [...(demands[place] ?? [])];
    return {
      stocks: demand.map(([stock]) => placeOf.get(stock) ?? 0),
      amounts: demand.map(([, amount]) => amount),
    };
  });
  const left = Int32Array.from(ids, (stock) => stocks[stock] ?? 0);
  const bound = createBounds(ids.length, flat);
  const all = orderByShare(left, flat);
  let best = takeGreedily(left.slice(), flat, all);
  const chosen: number[] = [];
  let isCut = false;

  const search = (candidates: readonly number[]): void => {
    work.left -= candidates.length;
    const { order, bounds } = bound(left, candidates);
    for (let at = order.length - 1; at >= 0; at -= 1) {
      if (chosen.length + (bounds[at] ?? 0) <= best.length) return;
      if (work.left < 0) {
        isCut = true;
        return;
      }
      const place = order[at] ?? 0;
      take(left, flat[place], 1);
      chosen.push(place);
      if (chosen.length > best.length) best = [...chosen];
      search(order.slice(0, at).filter((other) => fits(left, flat[other])));
      chosen.pop();
      take(left, flat[place], -1);
    }
  };

  const first = bound(left, all).bounds.at(-1) ?? 0;
  search(all);
  return {
    chosen: best.map((place) => part[place] ?? 0),
    atMost: isCut ? Math.max(first, best.length) : best.length,
  };
}

/** Orders demands by the share of stock that they take, smallest first. */
function orderByShare(left: Int32Array, demands: readonly FlatDemand[]): number[] {
  const shares = demands.map(({ stocks, amounts }) =>
    stocks.reduce((sum, stock, at) => sum + (amounts[at] ?? 0) / (left[stock] ?? 1), 0),
  );
  return [...demands.keys()].sort(
    (one, other) => (shares[one] ?? 0) - (shares[other] ?? 0) || one - other,
  );
}

function takeGreedily(
  left: Int32Array,
  demands: readonly FlatDemand[],
  order: readonly number[],
): number[] {
  return order.filter((place) => {
    const isMet = fits(left, demands[place]);
    if (isMet) take(left, demands[place], 1);
    return isMet;
  });
}

function fits(left: Int32Array, { stocks, amounts }: FlatDemand = NOTHING): boolean {
  return stocks.every((stock, at) => (amounts[at] ?? 0) <= (left[stock] ?? 0));
}

function take(left: Int32Array, { stocks, amounts }: FlatDemand = NOTHING, sign: -1 | 1 = 1): void {
  for (const [at, stock] of stocks.entries()) {
    left[stock] = (left[stock] ?? 0) - sign * (amounts[at] ?? 0);
  }
}

const NOTHING: FlatDemand = { stocks: [], amounts: [] };

type BoundedOrder = {
  readonly order: readonly number[];
  /** For each position, the most demands up to it that can be met. */
  readonly bounds: readonly number[];
};

/** A demand as arrays: stock indexes and amounts. */
type FlatDemand = {
  readonly stocks: readonly number[];
  readonly amounts: readonly number[];
};

type Fight = { readonly stock: number; readonly empty: number };

/**
 * Computes an upper bound: partitions candidates into groups that compete for one stock and adds
 * the number that fits in each. Buffers are reused, because every search step calls it.
 */
function createBounds(stockCount: number, demands: readonly FlatDemand[]) {
  const takers = listTakers(stockCount, demands);
  const sums = new Int32Array(stockCount);
  const isOpen = new Uint8Array(demands.length);

  const countOpen = (stock: number, left: number): { fit: number; open: number } => {
    let rest = left;
    let fit = 0;
    let open = 0;
    for (const { place, amount } of takers[stock] ?? []) {
      if (isOpen[place] === 0) continue;
      open += 1;
      rest -= amount;
      if (rest >= 0) fit += 1;
    }
    return { fit, open };
  };

  /** Returns the scarce stocks, most contested first. */
  const listFights = (left: Int32Array, candidates: readonly number[]): Fight[] => {
    sums.fill(0);
    for (const place of candidates) {
      const { stocks = [], amounts = [] } = demands[place] ?? {};
      for (let at = 0; at < stocks.length; at += 1) {
        const stock = stocks[at] ?? 0;
        sums[stock] = (sums[stock] ?? 0) + (amounts[at] ?? 0);
      }
    }
    const fights: Fight[] = [];
    for (let stock = 0; stock < stockCount; stock += 1) {
      const rest = left[stock] ?? 0;
      if ((sums[stock] ?? 0) <= rest) continue;
      const { fit, open } = countOpen(stock, rest);
      fights.push({ stock, empty: open - fit });
    }
    return fights.sort((one, other) => other.empty - one.empty || one.stock - other.stock);
  };

  return (left: Int32Array, candidates: readonly number[]): BoundedOrder => {
    isOpen.fill(0);
    for (const place of candidates) isOpen[place] = 1;
    const order: number[] = [];
    const bounds: number[] = [];
    let met = 0;
    for (const { stock } of listFights(left, candidates)) {
      const { fit, open } = countOpen(stock, left[stock] ?? 0);
      // A group in which all fit gives no bound.
      if (fit >= open) continue;
      let at = 0;
      for (const { place } of takers[stock] ?? []) {
        if (isOpen[place] === 0) continue;
        isOpen[place] = 0;
        at += 1;
        order.push(place);
        bounds.push(met + Math.min(fit, at));
      }
      met += fit;
    }
    // Candidates without a scarce stock can always be added.
    const free = candidates.filter((place) => isOpen[place] === 1);
    return {
      order: [...free, ...order],
      bounds: [...free.map((_, at) => at + 1), ...bounds.map((bound) => bound + free.length)],
    };
  };
}

/** Returns the demands on each stock, smallest first. */
function listTakers(stockCount: number, demands: readonly FlatDemand[]) {
  const takers = Array.from({ length: stockCount }, (): { place: number; amount: number }[] => []);
  for (const [place, { stocks, amounts }] of demands.entries()) {
    for (const [at, stock] of stocks.entries()) {
      takers[stock]?.push({ place, amount: amounts[at] ?? 0 });
    }
  }
  for (const list of takers) list.sort((one, other) => one.amount - other.amount);
  return takers;
}
