import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { headLine, readChainNames } from '#server/platform/audit/anchor-copy.ts';
import { listAuditChains } from '#server/platform/audit/verify-audit.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Chore } from '#server/platform/from-time-to-time.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { readOfficeRules } from '#server/platform/rules/office-rules.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { writtenHeads } from './head-letter.ts';

/** Mails the ends of the audit chains once a day to the addresses that the owner set. */
export const mailingAuditHeads: Chore = { name: 'mail-audit-heads', run: mailAuditHeads };

// One process at a time sends them; another one finds the row locked and leaves it.
const lock = {
  name: 'lock-audit-head-mail',
  text: 'SELECT mailed_on AS "mailedOn" FROM audit_head_mails FOR UPDATE SKIP LOCKED',
};
const keepDay = { name: 'keep-audit-head-mail', text: 'UPDATE audit_head_mails SET mailed_on = $1' };

/** Returns to how many addresses it wrote. A failure is thrown and leaves the day open, so the next run tries again. */
export async function mailAuditHeads({ config, pool, clock }: AppContext): Promise<number> {
  const { mail } = config;
  if (mail === undefined) return 0;
  const { content: rules } = await readOfficeRules(pool);
  const addresses = rules.headMails.map(({ email }) => email);
  if (addresses.length === 0) return 0;
  const today = businessDateOf(clock.now());
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ mailedOn: CalendarDate | null }>(lock);
    if (rows[0] === undefined || rows[0].mailedOn === today) return 0;
    const names = await readChainNames(pool);
    const heads = (await listAuditChains(client)).map(({ chainId, lastPosition, lastHash }) =>
      headLine(names.get(chainId) ?? chainId, lastPosition, lastHash),
    );
    const { content: lender } = await readSection(pool, 'lender_profile');
    await sendMail(mail, { to: addresses, ...writtenHeads(lender.name, today, heads) });
    await client.query({ ...keepDay, values: [today] });
    return addresses.length;
  });
}
