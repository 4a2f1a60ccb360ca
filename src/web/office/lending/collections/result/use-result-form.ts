import { collectionEndpoints, type contactChannels } from '#contract/lending/collections.ts';
import type { ContactResult } from '#domain/lending/collections/attention.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { type FormOf, useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { openedLogged } from '../../ground/contact/use-log-opened.ts';
import { messages } from './result.messages.ts';

const endpoint = collectionEndpoints.logContact;

interface ResultValues {
  readonly channel: (typeof contactChannels)[number] | null;
  readonly result: ContactResult | null;
  readonly promise: { readonly amount: TypedNumber; readonly promisedFor: string | null };
  readonly callBack: { readonly day: string | null; readonly time: string | null };
  readonly note: string | null;
  readonly outsideHoursReason: string | null;
}

export type ResultForm = FormOf<ResultValues>;

interface Contacted {
  readonly agreementId: string;
  /** The guarantor who was reached; null is the customer. */
  readonly guarantorId: string | null;
  /** The amount that a promise begins with; null where nothing is due. */
  readonly amount: number | null;
  readonly onSaved: () => void;
}

/** The result of a contact, with what the customer promised or when they want to be called again: one command for all of it. */
export function useResultForm({ agreementId, guarantorId, amount, onSaved }: Contacted): ResultForm {
  const { send } = useAction(endpoint);
  return useOfficeForm({
    initial: {
      channel: 'call',
      result: null,
      promise: { amount, promisedFor: null },
      callBack: { day: null, time: null },
      note: null,
      outsideHoursReason: null,
    } as ResultValues,
    labels: {
      outsideHoursReason: messages.outsideHoursReason,
      result: messages.result,
      'promise.amount': messages.amount,
      'promise.promisedFor': messages.promisedFor,
      'callBack.day': messages.callBackOn,
      'callBack.time': messages.callBackTime,
      channel: messages.channel,
      note: messages.note,
    },
    bodyOf: ({ promise, callBack, ...contact }) => ({
      ...contact,
      guarantorId,
      promise: contact.result === 'promised' ? promise : null,
      callBack: contact.result === 'call_back' ? callBack : null,
    }),
    schema: endpoint.body,
    async send(body, idempotencyKey) {
      await openedLogged();
      return send({ params: { id: agreementId }, body, idempotencyKey });
    },
    onSaved,
  });
}
