import type { OutputOf } from '#contract/endpoint.ts';
import type { settingsEndpoints } from '#contract/lender/settings.ts';
import { changedFields } from '#server/platform/audit/changed-fields.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { settingsSubject } from '#server/platform/audit/settings-subject.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readOfficeRules } from '#server/platform/rules/office-rules.ts';
import { saveDesignations } from './save-designations.ts';

type Endpoint = typeof settingsEndpoints.saveOfficeRules;

const lock = { name: 'lock-office-rules', text: 'SELECT FROM office_rules FOR NO KEY UPDATE' };

const update = namedStatement(
  'update-office-rules',
  `UPDATE office_rules
      SET contact_from = :opensAt, contact_until = :closesAt, staff_idle_minutes = :staffIdleMinutes,
          new_employee_back_dating_days = :newEmployeeBackDatingDays,
          guarantor_contact_after_days = :guarantorContactAfterDays, guarantors_needed = :guarantorsNeeded,
          burden_warning_percent = :burdenWarningPercent, burden_reason_percent = :burdenReasonPercent,
          customer_owed_max = :customerOwedMax, household_owed_max = :householdOwedMax,
          guarantor_agreements_max = :guarantorAgreementsMax, head_mail_addresses = :headMailAddresses,
          overpayment_notice_installments = :overpaymentNoticeInstallments, expense_without_bill_max = :expenseWithoutBillMax,
          hand_cash_max = :handCashMax, drawer_cash_max = :drawerCashMax,
          two_step_for_customers = :twoStepForCustomers,
          version = version + 1`,
);

/** Changes how the office works. The rules are read with each request, so they hold from the next one on. */
export async function saveOfficeRules(call: Call<Endpoint>): Promise<OutputOf<Endpoint>> {
  const { context, input } = call;
  const { content, version } = input.body;
  const { contactHours, designations, headMails, ...rules } = content;
  const headMailAddresses = headMails.map(({ email }) => email);
  return inTransaction(context.pool, async (client) => {
    await client.query(lock);
    const before = await readOfficeRules(client);
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    await client.query(update({ ...contactHours, ...rules, headMailAddresses }));
    await saveDesignations(client, designations);
    const after = await readOfficeRules(client);
    await recordAuditEvent(client, call, new Date(context.clock.now()), {
      ...settingsSubject,
      action: 'save_office_rules',
      ...changedFields(before.content, after.content),
    });
    return after;
  });
}
