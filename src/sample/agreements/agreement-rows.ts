import { businessDateOf } from '#domain/calendar/business-date.ts';
import { keyFactEditionNow } from '#domain/lending/agreements/key-fact-edition.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import type { AgreementBook } from './agreement-book.ts';

/** The agreement as it stands today. */
export function agreementRow(book: AgreementBook): NewRow<'agreements'> {
  const { ledger, terms, consent, officerId } = book;
  const { plan, figures } = ledger;
  const isDelivered = ledger.entries.length > 0;
  const activated = book.posted[0];
  const createdAt = new Date(terms.draftedAt);
  const isConsented = consent.version > 0;
  return {
    id: terms.id,
    number: terms.number,
    customer_id: terms.customer.id,
    branch_id: terms.customer.office.id,
    officer_id: officerId,
    service: terms.service,
    contract_kind: terms.contractKind,
    price: plan.price,
    down_payment: plan.downPayment,
    relief: plan.relief,
    installment_count: plan.count,
    frequency_unit: plan.frequency.unit,
    frequency_every: plan.frequency.every,
    rounding_step: plan.roundingStep,
    start_on: plan.startOn,
    first_due_on: plan.firstDueOn,
    status: ledger.status,
    terms_version: consent.termsVersion,
    key_facts_edition: keyFactEditionNow,
    consented_version: isConsented ? consent.version : null,
    consented_at: isConsented ? new Date(consent.at) : null,
    consented_by: isConsented ? officerId : null,
    consent_how: isConsented ? consent.how : null,
    notes: null,
    created_at: createdAt,
    created_by: officerId,
    activated_at: activated === undefined ? null : new Date(activated.at),
    schedule_number: book.schedules().length,
    // Nothing is owed before the goods are handed over.
    paid: isDelivered ? figures.paid.reduce((sum, amount) => sum + amount, 0) : 0,
    outstanding: isDelivered ? figures.outstanding : 0,
    overpaid: figures.overpaid,
    written_off: figures.writtenOff,
    recovered: figures.recovered,
    oldest_unpaid_due_on: isDelivered ? figures.oldestUnpaidDueOn : null,
    entry_count: ledger.entries.length,
    reschedule_count: book.schedules().filter(({ previousNumber }) => previousNumber !== null).length,
    version: ledger.version,
  };
}

export function itemRows({ terms }: AgreementBook): NewRow<'agreement_items'>[] {
  return terms.items.map((item, index) => ({ agreement_id: terms.id, position: index + 1, ...item }));
}

export function guarantorRows({ terms }: AgreementBook): NewRow<'agreement_guarantors'>[] {
  return terms.guarantors.map((guarantor) => ({ agreement_id: terms.id, ...guarantor }));
}

export function scheduleRows(book: AgreementBook): NewRow<'schedules'>[] {
  return book.schedules().map(({ number, carried, madeAt, previousNumber }) => ({
    agreement_id: book.terms.id,
    number,
    carried,
    made_at: new Date(madeAt),
    previous_number: previousNumber,
  }));
}

export function installmentRows(book: AgreementBook): NewRow<'installments'>[] {
  const schedules = book.schedules();
  return schedules.flatMap(({ number, rows, paid, relieved }) => {
    const replacing = schedules.find(({ previousNumber }) => previousNumber === number);
    const movedOn = replacing && businessDateOf(replacing.madeAt);
    return rows.map((row, index) => ({
      agreement_id: book.terms.id,
      schedule_number: number,
      number: row.number,
      due_on: row.dueOn,
      amount: row.amount,
      paid: paid[index] ?? 0,
      relieved: relieved[index] ?? 0,
      stays_due: movedOn !== undefined && row.dueOn < movedOn && (paid[index] ?? 0) < row.amount,
    }));
  });
}

export function entryRows({ posted, terms }: AgreementBook): NewRow<'entries'>[] {
  return posted.flatMap(({ figures, position, at, recordedBy, approvalId }) =>
    figures.entries.map((entry, index) => ({
      id: entry.id,
      agreement_id: terms.id,
      position: position + index + 1,
      branch_id: terms.customer.office.id,
      kind: entry.kind,
      amount: entry.amount,
      debit: entry.debit,
      credit: entry.credit,
      valued_on: entry.valuedOn,
      counts_on: entry.countsOn,
      recorded_at: new Date(at),
      recorded_by: recordedBy,
      method: entry.method,
      reference: entry.reference,
      payer_phone: entry.payerPhone,
      receiver_name: entry.receiverName,
      note: entry.note,
      rule: entry.rule,
      reverses: entry.reverses,
      transfer_id: entry.transferId,
      approval_id: approvalId,
    })),
  );
}
