/** What people record on an agreement besides money and terms, of which its version tells. */
const recordedOn = ['approvals', 'contact_log', 'payment_promises', 'transfer_reports', 'customer_requests'];

/** Whether any of it was, as SQL over an agreement under an alias. */
export function builtOnAgreement(alias: string): string {
  return recordedOn
    .map((table) => `EXISTS (SELECT FROM ${table} t WHERE t.agreement_id = ${alias}.id)`)
    .join(' OR ');
}
