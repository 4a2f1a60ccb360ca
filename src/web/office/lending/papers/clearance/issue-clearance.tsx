import { clearanceErrors } from '#contract/errors/agreement/clearance-errors.ts';
import { clearanceEndpoints } from '#contract/lending/clearance/clearance.ts';
import type { ClearanceRefusal } from '#domain/lending/clearance/clearance.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { messages } from './clearance.messages.ts';

interface IssueClearanceProps {
  readonly agreementId: string;
  readonly refusal: ClearanceRefusal | null;
}

/** The button that issues a certificate, or the reason why none is issued. */
export function IssueClearance({ agreementId, refusal }: IssueClearanceProps) {
  const pick = usePick();
  const { run, isRunning, failure } = useAction(clearanceEndpoints.issueClearance);
  if (refusal !== null)
    return (
      <div className="screen-only">
        <Banner tone="warning" title={pick(messages.none)}>
          <p>{pick(clearanceErrors[refusal].text)}</p>
        </Banner>
      </div>
    );
  return (
    <Stack gap={3} align="start" className="screen-only">
      <Text>{pick(messages.issueLead)}</Text>
      <Button size="lg" aria-disabled={isRunning} onClick={() => void run({ params: { id: agreementId } })}>
        {pick(messages.issue)}
      </Button>
      {failure !== null && (
        <div role="alert">
          <Banner tone="bad" title={pick(messages.notIssued)}>
            <p>{failure.message}</p>
          </Banner>
        </div>
      )}
    </Stack>
  );
}
