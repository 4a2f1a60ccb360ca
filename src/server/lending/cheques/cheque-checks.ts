import { isCheque } from '../sums/uncleared-cheque.ts';

/**
 * The steps of cheques, against the payments that they belong to. Digests hold each row for itself. Each check returns one line per
 * difference.
 */
export const chequeChecks: readonly string[] = [
  // A step is of a payment by cheque, and is not earlier than it.
  `SELECT format('%s: entry %s is no payment by cheque, and is called %s', a.number, e.position, s.step) AS line
     FROM cheque_steps s
     JOIN entries e ON e.id = s.entry_id AND e.agreement_id = s.agreement_id
     JOIN agreements a ON a.id = s.agreement_id
    WHERE NOT (${isCheque('e')})`,
  `SELECT format('%s: the cheque of entry %s is called %s on %s, before %s', a.number, e.position, s.step, s.happened_on,
                 greatest(e.valued_on, d.happened_on)) AS line
     FROM cheque_steps s
     JOIN entries e ON e.id = s.entry_id AND e.agreement_id = s.agreement_id
     JOIN agreements a ON a.id = s.agreement_id
     LEFT JOIN cheque_steps d ON d.entry_id = s.entry_id AND d.step = 'deposited' AND d.taken_back_at IS NULL AND s.step = 'cleared'
    WHERE s.taken_back_at IS NULL AND s.happened_on < greatest(e.valued_on, d.happened_on)`,

  // Banks pay cheques, and wallets do not.
  `SELECT format('%s: the cheque of entry %s is called %s in the account %s, which is no bank''s', a.number, e.position, s.step, k.name) AS line
     FROM cheque_steps s
     JOIN entries e ON e.id = s.entry_id AND e.agreement_id = s.agreement_id
     JOIN agreements a ON a.id = s.agreement_id
     JOIN cash_accounts k ON k.id = s.account_id
    WHERE k.kind <> 'bank'`,

  // A cheque is cleared or returned, and nothing happens to one whose payment was reversed.
  `SELECT format('%s: the cheque of entry %s was returned, and is called cleared', a.number, e.position) AS line
     FROM entries v
     JOIN approvals p ON p.id = v.approval_id AND p.details ->> 'of' = 'cheque'
     JOIN entries e ON e.id = v.reverses AND e.agreement_id = v.agreement_id
     JOIN agreements a ON a.id = e.agreement_id
    WHERE EXISTS (SELECT FROM cheque_steps s WHERE s.entry_id = e.id AND s.step = 'cleared' AND s.taken_back_at IS NULL)`,
  `SELECT format('%s: the cheque of entry %s is called %s after its payment was reversed', a.number, e.position, s.step) AS line
     FROM cheque_steps s
     JOIN entries v ON v.reverses = s.entry_id AND v.agreement_id = s.agreement_id
     JOIN entries e ON e.id = s.entry_id AND e.agreement_id = s.agreement_id
     JOIN agreements a ON a.id = s.agreement_id
    WHERE s.recorded_at > v.recorded_at`,
  `SELECT format('%s: entry %s was reversed because its cheque was returned, and no cheque paid it', a.number, e.position) AS line
     FROM entries v
     JOIN approvals p ON p.id = v.approval_id AND p.details ->> 'of' = 'cheque'
     JOIN entries e ON e.id = v.reverses AND e.agreement_id = v.agreement_id
     JOIN agreements a ON a.id = e.agreement_id
    WHERE NOT (${isCheque('e')})`,

  `SELECT format('entry %s is called %s %s times', entry_id, step, count(*)) AS line
     FROM cheque_steps WHERE taken_back_at IS NULL GROUP BY entry_id, step HAVING count(*) > 1`,
];
