import type { employeeEndpoints } from '#contract/lender/employees.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { forgetTotp } from '#server/identity/proof/forget-totp.ts';
import { proveFully } from '#server/identity/proof/prove-fully.ts';
import { endSessions } from '#server/identity/session/end-sessions.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { Letter } from '#server/platform/mail/letter.ts';
import { mailUser } from '#server/platform/mail/mail-user.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type EmployeeRecord, findEmployee } from './employees.queries.ts';
import { lockStaff } from './lock-staff.ts';

/**
 * Turns off the two-step sign-in of someone who lost phone and recovery codes, and ends their sessions. It removes a
 * protection, so the superadmin proves their identity again, by two steps if they sign in by two, and the employee gets a mail.
 */
export async function turnOffEmployeeTotp(
  call: Call<typeof employeeEndpoints.turnOffEmployeeTotp>,
): Promise<EmployeeRecord> {
  const { context, actor, input } = call;
  const { id } = input.params;
  const now = context.clock.now();
  const today = businessDateOf(now);
  if (id === actor.userId) throw new Refusal('own_user');
  const requireProof = await proveFully(call, input.body);
  requireProof();
  const employee = await inTransaction(context.pool, async (client) => {
    await lockStaff(client, id);
    const before = await findEmployee(client, id, today);
    if (!before.isTotpOn) throw new Refusal('employee_totp_off');
    await forgetTotp(client, id);
    await endSessions(client, id, 'all');
    await recordAuditEvent(client, call, new Date(now), {
      branchId: before.branchId,
      action: 'turn_off_employee_totp',
      subject: 'employee',
      subjectId: id,
      before: { isTotpOn: true },
      after: { isTotpOn: false },
    });
    return findEmployee(client, id, today);
  });
  // Not awaited: the change is valid even if the mail server refuses the mail.
  void tell(context, id);
  return employee;
}

const letter: Letter = {
  name: 'second_step_off',
  subject: { en: 'Two-step sign-in was turned off', ur: 'دو مرحلہ سائن اِن بند کر دیا گیا' },
  parts: [
    {
      en: 'A superadmin turned off two-step sign-in for your account, and you were signed out everywhere. Sign in with your password and set it up again under Profile.',
      ur: 'ایک سپر ایڈمن نے آپ کے اکاؤنٹ کا دو مرحلہ سائن اِن بند کر دیا ہے اور آپ کو ہر جگہ سے سائن آؤٹ کر دیا گیا ہے۔ پاس ورڈ سے سائن اِن کیجیے اور پروفائل میں اسے دوبارہ فعال کیجیے۔',
    },
    {
      en: 'If you did not ask for this, tell the head office at once: someone may be trying to get into your account.',
      ur: 'اگر آپ نے اس کے لیے نہیں کہا تھا تو مرکزی دفتر کو فوراً بتائیے: ہو سکتا ہے کوئی آپ کا اکاؤنٹ کھولنے کی کوشش کر رہا ہو۔',
    },
  ],
};

async function tell(context: AppContext, employeeId: string): Promise<void> {
  try {
    await mailUser(context, employeeId, letter);
  } catch (error) {
    context.log.error({ err: error }, 'nobody was told that two-step sign-in is off');
  }
}
