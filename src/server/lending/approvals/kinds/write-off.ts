import { refusalOfEntry } from '#domain/lending/ledger/check-entry.ts';
import { refuse } from '#server/platform/refusal.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import { situationOf } from '../../payments/money-request.ts';
import { judgedEntry } from '../judged.ts';
import type { ApprovalDescriptor } from './approval-descriptor.ts';
import type { ApprovalRequests } from './approval-requests.ts';
import { refuseStatus } from './refuse-status.ts';

/** A write-off of the whole outstanding amount. */
export const writeOff: ApprovalDescriptor = {
  judge({ reason }, { ledger, today }) {
    refuseStatus('write_off', ledger);
    const amount = ledger.figures.outstanding;
    const asked = { kind: 'write_off', amount, valuedOn: today } as const;
    const moved = { money: null, reference: null, confirmed: [] } as const;
    refuse(refusalOfEntry({ ...asked, ...moved }, situationOf(ledger, today)));
    return judgedEntry('write_off', ledger, newEntry({ ...asked, note: reason }));
  },
};

export const writeOffRequests: Pick<ApprovalRequests, 'requestWriteOff'> = {
  requestWriteOff: ({ input: { params, body } }) => ({
    kind: 'write_off',
    agreementId: params.id,
    reason: body.reason,
  }),
};
