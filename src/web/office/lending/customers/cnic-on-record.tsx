import { useState } from 'react';
import { type Customer, customerEndpoints } from '#contract/lending/customers.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { customerLabels } from '#web/office/kit/labels/customer-labels.messages.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { EyeIcon, EyeOffIcon } from '#web/ui/sign-in-icons.tsx';
import classes from './cnic-on-record.module.css';
import { messages } from './customer-form.messages.ts';

interface CnicOnRecordProps {
  readonly customer: Pick<Customer, 'id' | 'cnicMasked'>;
}

/** The CNIC, masked until somebody asks for it whole, which goes on record. It is held only while it is shown. */
export function CnicOnRecord({ customer: { id, cnicMasked } }: CnicOnRecordProps) {
  const pick = usePick();
  const [whole, setWhole] = useState<string | null>(null);
  const reveal = useAction(customerEndpoints.revealCnic);
  const isShown = whole !== null;
  return (
    <span className={classes.cnic}>
      {pick(customerLabels.cnic)} <Ltr className={classes.number}>{whole ?? cnicMasked}</Ltr>
      <button
        type="button"
        className={classes.reveal}
        title={pick(messages.revealHint)}
        aria-pressed={isShown}
        onClick={() =>
          isShown ? setWhole(null) : void reveal.run({ params: { id } }, ({ data }) => setWhole(data.cnic))
        }
      >
        {isShown ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
        {pick(isShown ? messages.hide : messages.reveal)}
      </button>
      {reveal.failure !== null && <span role="alert">{reveal.failure.message}</span>}
    </span>
  );
}
