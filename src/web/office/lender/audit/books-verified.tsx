import { auditEndpoints } from '#contract/lender/audit.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Code } from '#web/office/kit/ui/code.tsx';
import { booksVerified, headOf, messages, verifyCommand } from './audit.messages.ts';
import classes from './books-verified.module.css';

/** When the books were last found as they were written, and where the record ended then, to compare with a copy of it. */
export function BooksVerified() {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { data: chain } = useEndpoint(auditEndpoints.getAuditChainState);
  if (chain === undefined) return null;
  if (chain.cleanVerification === null)
    return (
      <p className={classes.books}>
        {pick(messages.neverVerified)} <Code className={classes.command}>{verifyCommand}</Code>
      </p>
    );
  const { verifiedAt, agreements, entries, heads } = chain.cleanVerification;
  const moment = formatMoment(instantOf(verifiedAt), language, now);
  return (
    <div className={classes.books}>
      <p>{pick(booksVerified)(moment, agreements, entries)}</p>
      <details>
        <summary className={classes.summary}>{pick(messages.heads)}</summary>
        <ul className={classes.heads}>
          {heads.map(({ branch, position, hash }) => (
            <li key={branch?.id ?? 'lender'}>
              {pick(headOf)(pick(branch === null ? messages.wholeLender : branch.city), position)}{' '}
              <Code className={classes.hash}>{hash}</Code>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
