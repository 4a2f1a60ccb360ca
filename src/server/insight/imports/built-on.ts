/** The tables of records on an agreement that are about its money: requests, promises, reported transfers. */
const aboutMoney = ['approvals', 'payment_promises', 'transfer_reports', 'customer_requests'];

/** The tables of records on an agreement besides money and terms. Changes of money and terms raise its version. */
const recordedOn = [...aboutMoney, 'contact_log', 'customer_documents'];

/** True if there is any such record, as SQL over an agreement under an alias. */
export function builtOnAgreement(alias: string): string {
  return existsOn(alias, recordedOn);
}

/** True if there is a record that is about its money. */
export function changesMoneyOf(alias: string): string {
  return existsOn(alias, aboutMoney);
}

function existsOn(alias: string, tables: readonly string[]): string {
  return tables
    .map((table) => `EXISTS (SELECT FROM ${table} t WHERE t.agreement_id = ${alias}.id)`)
    .join(' OR ');
}
