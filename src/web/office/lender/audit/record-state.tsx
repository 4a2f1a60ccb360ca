import type { AuditChainState, CleanVerification } from '#contract/lender/audit.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import {
  booksVerified,
  checkedAt,
  headOf,
  messages,
  newer,
  verified,
  verifyCommand,
} from './audit.messages.ts';
import classes from './record-state.module.css';
import type { Chain } from './use-chain.ts';

interface ChainProps {
  readonly chain: Chain;
}

/** Checks what was recorded since the last check. */
export function CheckButton({ chain: { isChecking, check } }: ChainProps) {
  const pick = usePick();
  return (
    <ActionButton variant="default" disabledReason={null} isRunning={isChecking} onPress={check}>
      {pick(isChecking ? messages.checking : messages.check)}
    </ActionButton>
  );
}

/** The result of the last check in a word, where it found nothing. */
export function ChainBadge({ chain: { state, failure } }: ChainProps) {
  const pick = usePick();
  if (state === undefined || failure !== null || state.differences.length > 0) return null;
  return state.checkedAt === null ? (
    <Badge tone="warning" icon={AlertIcon} text={pick(messages.neverChecked)} />
  ) : (
    <Badge tone="good" icon={CheckIcon} text={pick(messages.unchanged)} />
  );
}

/** A record that was altered, or whose state is not known, above everything else. */
export function ChainAlarm({ chain: { state, failure } }: ChainProps) {
  const pick = usePick();
  if (failure !== null)
    return (
      <Banner tone="bad" title={pick(messages.chainError)}>
        <p>{failure.message}</p>
      </Banner>
    );
  if (state === undefined || state.differences.length === 0) return null;
  return (
    <Banner tone="bad" title={pick(messages.broken)}>
      <ul>
        {state.differences.map((difference) => (
          <li key={difference}>
            <Code>{difference}</Code>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** The reach of the last check and of the last clean verification of the books, with the ends of the audit at that time. */
export function RecordState({ chain: { state } }: ChainProps) {
  const pick = usePick();
  if (state === undefined) return null;
  return (
    <Stack gap={1} pad={[4, 4]} tone="muted">
      {state.checkedAt !== null && <LastCheck state={state} at={state.checkedAt} />}
      {state.cleanVerification === null ? (
        <p>
          {pick(messages.neverVerified)} <Code>{verifyCommand}</Code>
        </p>
      ) : (
        <BooksVerified clean={state.cleanVerification} />
      )}
    </Stack>
  );
}

interface LastCheckProps {
  readonly state: AuditChainState;
  readonly at: string;
}

function LastCheck({ state, at }: LastCheckProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const unchecked = state.events - state.verifiedEvents;
  return (
    <p>
      {state.differences.length === 0 && `${pick(verified)(state.verifiedEvents)} `}
      {pick(checkedAt)(formatMoment(instantOf(at), language, now))} {unchecked > 0 && pick(newer)(unchecked)}
    </p>
  );
}

interface BooksVerifiedProps {
  readonly clean: CleanVerification;
}

function BooksVerified({ clean: { verifiedAt, agreements, entries, heads } }: BooksVerifiedProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const moment = formatMoment(instantOf(verifiedAt), language, now);
  return (
    <>
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
    </>
  );
}
