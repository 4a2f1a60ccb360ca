/** The tables of records on an agreement besides money and terms. Changes of money and terms raise its version. */
const recordedOn = [
  ...['approvals', 'contact_log', 'payment_promises'],
  ...['transfer_reports', 'customer_requests', 'customer_documents'],
];

/** True if there is any such record, as SQL over an agreement under an alias. */
export function builtOnAgreement(alias: string): string {
  return recordedOn
    .map((table) => `EXISTS (SELECT FROM ${table} t WHERE t.agreement_id = ${alias}.id)`)
    .join(' OR ');
}
