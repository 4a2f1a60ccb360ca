import { useState } from 'react';
import { type Customer, customerEndpoints } from '#contract/lending/customers.ts';
import { usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { EyeIcon } from '#web/office/kit/ui/state-icons.tsx';
import { messages } from './reveal-cnic.messages.ts';
import classes from './reveal-cnic.module.css';

interface RevealCnicProps {
  readonly customer: Pick<Customer, 'id' | 'cnicMasked'>;
  /** In a line of facts the button is its icon alone. */
  readonly isBrief?: boolean;
}

/** The recorded CNIC, masked until somebody reveals it, which is audited. */
export function RevealCnic({ customer: { id, cnicMasked }, isBrief = false }: RevealCnicProps) {
  const pick = usePick();
  const { run, isRunning, failure } = useAction(customerEndpoints.revealCnic);
  const [cnic, setCnic] = useState<string | null>(null);

  function turn() {
    if (cnic !== null) setCnic(null);
    else void run({ params: { id } }, ({ data }) => setCnic(data.cnic));
  }

  const verb = pick(cnic === null ? messages.reveal : messages.hide);
  const ofButton = { 'aria-disabled': isRunning, onClick: turn };
  return (
    <Row
      as="span"
      gap={[1, isBrief ? 1 : 3]}
      align="center"
      wraps={!isBrief}
      className={isBrief ? classes.brief : undefined}
    >
      <Text as="output" weight={isBrief ? undefined : 600}>
        <Code>{cnic ?? cnicMasked}</Code>
      </Text>
      {isBrief ? (
        <ActionIcon {...ofButton} variant="subtle" size={22} aria-label={verb}>
          <EyeIcon size={16} />
        </ActionIcon>
      ) : (
        <Button {...ofButton} variant="light" size="sm" leftSection={<EyeIcon size={16} />}>
          {verb}
        </Button>
      )}
      {failure !== null && (
        <Text as="span" role="alert" tone="bad" className={classes.problem}>
          {failure.message}
        </Text>
      )}
    </Row>
  );
}
