import type { Pool, PoolClient } from 'pg';
import type { OfficeRules } from '#contract/lender/settings.ts';
import { invariant } from '#domain/invariant.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { columns, type RowOf } from '../db/columns.ts';
import { phraseOf } from '../db/text-of.ts';

const ruleColumns = columns('office_rules', [
  'staff_idle_minutes',
  'new_employee_back_dating_days',
  'guarantor_contact_after_days',
  'guarantors_needed',
  'burden_warning_percent',
  'burden_reason_percent',
  'customer_owed_max',
  'household_owed_max',
  'guarantor_agreements_max',
  'head_mail_addresses',
  'overpayment_notice_installments',
  'expense_without_bill_max',
  'hand_cash_max',
  'drawer_cash_max',
  'two_step_for_customers',
  'version',
]);

interface OfficeRulesRow extends RowOf<typeof ruleColumns> {
  readonly customerOwedMax: Rupees | null;
  readonly householdOwedMax: Rupees | null;
  readonly expenseWithoutBillMax: Rupees;
  readonly handCashMax: Rupees | null;
  readonly drawerCashMax: Rupees | null;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly designations: OfficeRules['designations'];
}

const find = {
  name: 'find-office-rules',
  text: `SELECT to_char(contact_from, 'HH24:MI') AS "opensAt", to_char(contact_until, 'HH24:MI') AS "closesAt",
                (SELECT coalesce(json_agg(json_build_object('id', id, 'name', ${phraseOf('name')})
                                          ORDER BY position), '[]') FROM designations) AS designations,
                ${ruleColumns.selected()} FROM office_rules`,
};

/** The office rules in force. */
export async function readOfficeRules(
  client: Pool | PoolClient,
): Promise<{ readonly content: OfficeRules; readonly version: number }> {
  const { rows } = await client.query<OfficeRulesRow>(find);
  const row = rows[0];
  invariant(row !== undefined, 'the rules are always there');
  return {
    content: {
      contactHours: { opensAt: row.opensAt, closesAt: row.closesAt },
      staffIdleMinutes: row.staffIdleMinutes,
      newEmployeeBackDatingDays: row.newEmployeeBackDatingDays,
      guarantorContactAfterDays: row.guarantorContactAfterDays,
      guarantorsNeeded: row.guarantorsNeeded,
      burdenWarningPercent: row.burdenWarningPercent,
      burdenReasonPercent: row.burdenReasonPercent,
      customerOwedMax: row.customerOwedMax,
      householdOwedMax: row.householdOwedMax,
      guarantorAgreementsMax: row.guarantorAgreementsMax,
      headMails: row.headMailAddresses.map((email) => ({ email })),
      overpaymentNoticeInstallments: row.overpaymentNoticeInstallments,
      expenseWithoutBillMax: row.expenseWithoutBillMax,
      handCashMax: row.handCashMax,
      drawerCashMax: row.drawerCashMax,
      twoStepForCustomers: row.twoStepForCustomers,
      designations: row.designations,
    },
    version: row.version,
  };
}
