import { auditEndpoints } from '#contract/lender/audit.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { booksVerified, headOf, messages, verifyCommand } from './audit.messages.ts';
import classes from './books-verified.module.css';

/** The last clean verification of the books, and the end of the audit at that time, for comparison with a copy. */
export function BooksVerified() {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { data: chain } = useEndpoint(auditEndpoints.getAuditChainState);
  if (chain === undefined) return null;
  if (chain.cleanVerification === null)
    return (
      <Stack as="p" pad={[0, 4]} tone="muted" className={classes.books}>
        <span>
          {pick(messages.neverVerified)} <Code>{verifyCommand}</Code>
        </span>
      </Stack>
    );
  const { verifiedAt, agreements, entries, heads } = chain.cleanVerification;
  const moment = formatMoment(instantOf(verifiedAt), language, now);
  return (
    <Stack pad={[0, 4]} tone="muted" className={classes.books}>
      <p>{pick(booksVerified)(moment, agreements, entries)}</p>
      <details>
        <summary className={classes.summary}>{pick(messages.heads)}</summary>
        <ul className={classes.heads}>
          {heads.map(({ branch, position, hash }) => (
            <li key={branch?.id ?? 'lender'}>
              {pick(headOf)(pick(branch === null ? messages.wholeLender : branch.city), position)}{' '}
              <Text as="span" size={2}>
                <Code>{hash}</Code>
              </Text>
            </li>
          ))}
        </ul>
      </details>
    </Stack>
  );
}
