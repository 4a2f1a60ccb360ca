import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { readSession } from '#test/support/calls/raw-request.ts';
import { bankLine, statementBody } from '#test/support/lending/statements.ts';
import { figure, type Measurement } from '../figure.ts';
import { msOf } from '../lists/page-times.ts';
import { withServedLender } from '../served-lender.ts';

const lines = 10_000;
const days = 10;

/** The time for the statement of an account, from the request to the answer, and for the same file once more. */
export function measureStatements(): Promise<Measurement> {
  return withServedLender(async ({ address }) => {
    const calls = callsAt(address);
    const identifier = 'superadmin@example.pk';
    const signIn = { body: { identifier, password: samplePassword } };
    const as = await readSession(await calls.request('signIn', signIn));
    const today = businessDateOf(Date.now());
    const account = {
      kind: 'bank',
      name: 'Bench',
      number: 'PK 0001',
      openedOn: addDays(today, -days),
    } as const;
    const { id } = await calls.call('openCashAccount', { as, body: account });
    const all = Array.from({ length: lines }, (_, nth) =>
      bankLine({ day: addDays(today, Math.floor((nth * days) / lines) - days), amount: 100 + nth }),
    );
    const add = async (added: number) => {
      const answer = await calls.call('addBankStatement', { as, params: { id }, body: statementBody(all) });
      if (answer.added !== added) throw new Error(`${answer.added} lines were new, and not ${added}`);
    };
    const first = await msOf(() => add(lines));
    const again = await msOf(() => add(0));
    return {
      on: `${lines.toLocaleString('en')} lines of one file`,
      figures: [
        figure('statement', 'a statement with lines that are new', first / 1000),
        figure('statement', 'the same statement again, which adds nothing', again / 1000),
      ],
    };
  });
}
