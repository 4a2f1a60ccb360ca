import { Suspense } from 'react';
import type { Phrase } from '#domain/language.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { showAllInstead } from './customer-search.messages.ts';

/** Its files are fetched after the list. */
const FindCustomer = latePart(async () => (await import('./found-customer.tsx')).FindCustomer);
const ChosenCustomer = latePart(async () => (await import('./found-customer.tsx')).ChosenCustomer);

interface CustomerSearchProps {
  /** The customer whose rows are shown; undefined for all. */
  readonly value: string | undefined;
  readonly onChoose: (customerId: string | undefined) => void;
  /** The label of the button that ends the choice. */
  readonly ending?: Phrase<(name: string) => string>;
}

/** Narrows a list to one customer. The words that find the customer stay out of the address, which keeps an id only. */
export function CustomerSearch({ value, onChoose, ending = showAllInstead }: CustomerSearchProps) {
  return (
    <Suspense fallback={<search />}>
      {value === undefined ? (
        <FindCustomer onChoose={onChoose} />
      ) : (
        <ChosenCustomer id={value} ending={ending} onEnd={() => onChoose(undefined)} />
      )}
    </Suspense>
  );
}
