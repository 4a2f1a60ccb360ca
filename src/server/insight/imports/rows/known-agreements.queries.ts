import type { PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { ContractKind } from '#domain/lending/agreements/contract-kind.ts';
import type { OwnRow } from '#domain/lending/agreements/own-rows.ts';
import type { Frequency } from '#domain/lending/agreements/plan.ts';
import { changesMoneyOf } from '../built-on.ts';

/** An agreement of a register, as an import brought it in. */
export interface KnownAgreement {
  readonly key: string;
  readonly customerId: string;
  readonly agreementNumber: string;
  readonly cnic: string;
  readonly service: string;
  readonly contractKind: ContractKind;
  /** Its items; null of money that was lent. */
  readonly description: string | null;
  readonly price: number;
  readonly downPayment: number;
  readonly paidToDate: number;
  readonly reliefToDate: number;
  readonly count: number;
  readonly frequency: Pick<Frequency, 'unit' | 'every'>;
  readonly startOn: CalendarDate;
  readonly firstDueOn: CalendarDate;
  readonly installments: readonly OwnRow[];
  readonly broughtInOn: CalendarDate;
  /** True if anything builds on what was brought in. */
  readonly isUsed: boolean;
  /** The last day of the last closed month. */
  readonly closedUntil: CalendarDate | null;
  readonly agreementId: string;
}

// The money is what registers have brought in: payments that were made here since are no difference of the register. So are
// the installments those before any reschedule.
const findKnownKeys = {
  name: 'find-known-register-keys',
  text: `SELECT r.register_key AS key, a.price, a.down_payment AS "downPayment", a.id AS "agreementId",
                coalesce((SELECT sum(e.amount) FROM entries e
                           WHERE e.agreement_id = a.id AND e.kind = 'payment' AND e.brought_in), 0)::bigint AS "paidToDate",
                coalesce(r.relief, 0) AS "reliefToDate", a.service, a.contract_kind AS "contractKind",
                a.installment_count AS count, a.start_on AS "startOn", a.first_due_on AS "firstDueOn",
                json_build_object('unit', a.frequency_unit, 'every', a.frequency_every) AS frequency,
                (SELECT string_agg(i.description, ', ' ORDER BY i.position) FROM agreement_items i
                  WHERE i.agreement_id = a.id) AS description,
                (SELECT coalesce(json_agg(json_build_object('dueOn', i.due_on, 'amount', i.amount) ORDER BY i.number), '[]')
                   FROM installments i
                  WHERE i.agreement_id = a.id AND i.schedule_number = 1 AND i.number > 0) AS installments,
                a.brought_in_on AS "broughtInOn",
                (SELECT max(month_end) FROM month_closes WHERE reopened_at IS NULL) AS "closedUntil",
                (a.status <> 'active' OR a.schedule_number <> 1 OR ${changesMoneyOf('a')}
                 OR EXISTS (SELECT FROM entries e
                             WHERE e.agreement_id = a.id AND (e.kind = 'reversal' OR NOT e.brought_in))) AS "isUsed",
                c.cnic, c.id AS "customerId", a.number AS "agreementNumber"
           FROM import_rows r JOIN agreements a ON a.id = r.record_id JOIN customers c ON c.id = a.customer_id
          WHERE r.state IN ('created', 'kept') AND r.register_key = ANY ($1)`,
};

/** The agreements of these register numbers that were imported before, by the number. */
export async function knownAgreements(
  client: PoolClient,
  keys: readonly string[],
): Promise<ReadonlyMap<string, KnownAgreement>> {
  const { rows } = await client.query<KnownAgreement>({ ...findKnownKeys, values: [keys] });
  return new Map(rows.map((agreement) => [agreement.key, agreement]));
}
