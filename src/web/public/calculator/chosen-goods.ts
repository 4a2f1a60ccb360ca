import type { SiteGood } from '#contract/site/site-content.ts';

/** As many as fit on a phone above the price. */
export const chosenGoodsMax = 8;

/** The things that the calculator offers, in the order of the list: of each service in turn, until there are enough. */
export function chosenGoods<Text>(goods: readonly SiteGood<Text>[]): SiteGood<Text>[] {
  const before = new Map<string, number>();
  const turns = goods.map((good) => {
    const turn = before.get(good.service) ?? 0;
    before.set(good.service, turn + 1);
    return { good, turn };
  });
  const first = turns.toSorted((a, b) => a.turn - b.turn).slice(0, chosenGoodsMax);
  return turns.filter((each) => first.includes(each)).map(({ good }) => good);
}
