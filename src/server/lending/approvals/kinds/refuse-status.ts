import { type AgreementAction, refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Ledger } from '../../ledger/ledger.ts';

/** Refuses an action that an agreement in this status does not allow. */
export function refuseStatus(action: AgreementAction, { status }: Pick<Ledger, 'status'>): void {
  const reason = refusalOfAction(action, status);
  if (reason !== null) throw new Refusal(reason);
}
