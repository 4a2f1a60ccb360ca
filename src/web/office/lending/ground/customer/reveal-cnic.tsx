import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Customer, customerEndpoints } from '#contract/lending/customers.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { EyeIcon } from '#web/office/kit/ui/state-icons.tsx';
import { messages } from './reveal-cnic.messages.ts';
import classes from './reveal-cnic.module.css';

interface RevealCnicProps {
  readonly customer: Pick<Customer, 'id' | 'cnicMasked'>;
}

/** The recorded CNIC, masked until somebody reveals it, which is audited. */
export function RevealCnic({ customer: { id, cnicMasked } }: RevealCnicProps) {
  const pick = usePick();
  const { run, isRunning, failure } = useAction(customerEndpoints.revealCnic);
  const [cnic, setCnic] = useState<string | null>(null);

  function turn() {
    if (cnic !== null) setCnic(null);
    else void run({ params: { id } }, ({ data }) => setCnic(data.cnic));
  }

  return (
    <Row as="span" gap={[1, 3]} align="center" wraps>
      <Text as="output" weight={600}>
        <Code>{cnic ?? cnicMasked}</Code>
      </Text>
      <Button
        variant="light"
        size="sm"
        leftSection={<EyeIcon size={16} />}
        aria-disabled={isRunning}
        onClick={turn}
      >
        {pick(cnic === null ? messages.reveal : messages.hide)}
      </Button>
      {failure !== null && (
        <Text as="span" role="alert" tone="bad" className={classes.problem}>
          {failure.message}
        </Text>
      )}
    </Row>
  );
}
