import { auditEndpoints } from '#contract/lender/audit.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { checkedAt, messages, newer, verified } from './audit.messages.ts';

/** The result of the last check that the record is unchanged, with a button to check now. */
export function ChainState() {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { data: chain, error } = useEndpoint(auditEndpoints.getAuditChainState);
  const check = useAction(auditEndpoints.checkAuditChain);
  const failure = check.failure ?? error;
  const checkButton = (
    <ActionButton
      variant="default"
      disabledReason={null}
      isRunning={check.isRunning}
      onPress={() => void check.run({ body: { from: 'last_check' } })}
    >
      {pick(check.isRunning ? messages.checking : messages.check)}
    </ActionButton>
  );
  if (failure !== null) {
    return (
      <Banner tone="bad" title={pick(messages.chainError)} action={checkButton}>
        <p>{failure.message}</p>
      </Banner>
    );
  }
  if (chain === undefined) return null;
  if (chain.differences.length > 0) {
    return (
      <Banner tone="bad" title={pick(messages.broken)} action={checkButton}>
        <ul>
          {chain.differences.map((difference) => (
            <li key={difference}>
              <Code>{difference}</Code>
            </li>
          ))}
        </ul>
      </Banner>
    );
  }
  if (chain.checkedAt === null) {
    return <Banner tone="warning" title={pick(messages.neverChecked)} action={checkButton} />;
  }
  const unchecked = chain.events - chain.verifiedEvents;
  return (
    <Banner tone="good" title={pick(verified)(chain.verifiedEvents)} action={checkButton}>
      <p>
        {pick(checkedAt)(formatMoment(instantOf(chain.checkedAt), language, now))}{' '}
        {unchecked > 0 && pick(newer)(unchecked)}
      </p>
    </Banner>
  );
}
