export type BoundedOrder = {
  readonly order: readonly number[];
  /** For each place of the order: how many of those up to it can be met at most. */
  readonly bounds: readonly number[];
};

/** One demand: the stocks that it takes from, and how much of each. */
export type FlatDemand = {
  readonly stocks: readonly number[];
  readonly amounts: readonly number[];
};

type Fight = { readonly stock: number; readonly empty: number };

/**
 * Deals candidates into groups that fight over one stock. No more of a group can be met than its
 * smallest demands fit into what is left, and those bounds add up. It is asked at every step of a
 * search, so what it writes on is made once.
 */
export function createBounds(stockCount: number, demands: readonly FlatDemand[]) {
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

  /** Stocks that cannot meet all candidates, those first at which most go away empty. */
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
      // A group in which all fit says nothing; its members may say more in another.
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
    // What fights over nothing any more is met beside all others.
    const free = candidates.filter((place) => isOpen[place] === 1);
    return {
      order: [...free, ...order],
      bounds: [...free.map((_, at) => at + 1), ...bounds.map((bound) => bound + free.length)],
    };
  };
}

/** Who takes from each stock, the smallest demand first. */
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
