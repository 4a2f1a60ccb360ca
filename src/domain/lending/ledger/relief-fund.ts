import { type Rupees, sumOf } from '#domain/money/rupees.ts';
import { type ReliefFund, type ReliefHolder, reservedFor } from '../agreements/relief.ts';
import { balanceOf } from './balances.ts';
import type { Entry } from './entry.ts';

/** An agreement as the fund sees it. */
export interface RelievedAgreement extends ReliefHolder {
  readonly entries: readonly Entry[];
}

/** The fund as all agreements make it: each rupee of relief is reserved or granted, never both. */
export function reliefFundOf(budget: Rupees, agreements: readonly RelievedAgreement[]): ReliefFund {
  return {
    budget,
    reserved: sumOf(agreements.map(reservedFor)),
    granted: sumOf(agreements.map(({ entries }) => balanceOf('relief_fund', entries))),
  };
}
