import { signIn } from '../http-posting.ts';
import { type Stage, startServer } from './stage.ts';
import { newPayment, openCounter, send } from './teller.ts';

export interface Crowd {
  /** Answered with the payment recorded. */
  readonly recorded: number;
  readonly entries: number;
}

/** Posts to one agreement from so many connections at the same moment. */
export async function crowdOneAgreement(stage: Stage, payments: number): Promise<Crowd> {
  const server = startServer(stage);
  const address = await server.ready();
  const session = await signIn(address, stage.identifier, stage.password);
  const [agreementId = ''] = stage.agreementIds;
  const sent = Array.from({ length: payments }, () => newPayment(agreementId));
  const answers = await Promise.all(sent.map((payment) => send(address, openCounter(session), payment)));
  await server.end('SIGTERM');
  const keys = sent.map(({ key }) => key);
  const { rowCount } = await stage.pool.query(
    `SELECT FROM entries e JOIN idempotency_keys k ON k.agreement_id = e.agreement_id AND k.made_id = e.id
      WHERE k.key = ANY ($1::uuid[]) AND k.agreement_id = $2 AND e.agreement_id = $2`,
    [keys, agreementId],
  );
  return { recorded: answers.filter((answer) => answer?.status === 200).length, entries: rowCount ?? 0 };
}
