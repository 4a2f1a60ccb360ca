import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Customer, customerEndpoints } from '#contract/lending/customers.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
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
    <span className={classes.reveal}>
      <output className={classes.number}>
        <Code>{cnic ?? cnicMasked}</Code>
      </output>
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
        <span role="alert" className={classes.problem}>
          {failure.message}
        </span>
      )}
    </span>
  );
}
