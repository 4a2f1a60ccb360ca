import { type Rupees, rupees } from '../../money/rupees.ts';

/** Whole rupees that came into a hand, or left it below zero, by something other than a hand-over. */
export interface HandFlow {
  readonly amount: Rupees;
}

interface HandBefore<Flow extends HandFlow> {
  /** The amount that is handed over. */
  readonly stated: Rupees;
  /** The cash of the hand before the listed flows that no earlier hand-over took. Below zero after a late reversal. */
  readonly carried: Rupees;
  /** The flows until the hand-over, the oldest first. */
  readonly flows: readonly Flow[];
}

/** The parts of a hand-over. `carried`, the flows and `missing` come to the stated amount. */
export interface HandOverCash<Flow extends HandFlow> {
  readonly carried: Rupees;
  /** Of a part, the amount is that of the part. */
  readonly flows: readonly (Flow & { readonly isPart: boolean })[];
  /** The part behind which nothing stands any more, because it was reversed since. */
  readonly missing: Rupees;
}

/**
 * The cash of which a hand-over consists. The oldest notes leave first: of a hand that keeps a part, only the flows are listed that the
 * stated amount reaches, so that nothing tells how much the next hand-over is of.
 */
export function cashOfHandOver<Flow extends HandFlow>({
  stated,
  carried,
  flows,
}: HandBefore<Flow>): HandOverCash<Flow> {
  const whole = flows.map((flow) => ({ ...flow, isPart: false }));
  const inHand = flows.reduce((sum, { amount }) => sum + amount, Number(carried));
  if (inHand <= stated) return { carried, flows: whole, missing: rupees(stated - inHand) };
  const none = rupees(0);
  if (carried >= stated) return { carried: stated, flows: [], missing: none };
  let reached: number = carried;
  const last = whole.findIndex(({ amount }) => {
    reached += amount;
    return reached >= stated;
  });
  const parts = whole.slice(0, last + 1).map((flow, at) => {
    const beyond = reached - stated;
    return at < last || beyond === 0 ? flow : { ...flow, amount: rupees(flow.amount - beyond), isPart: true };
  });
  return { carried, flows: parts, missing: none };
}
