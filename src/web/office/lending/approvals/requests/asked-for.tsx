import type { ReactNode } from 'react';
import { type CustomerRequest, customerRequestEndpoints } from '#contract/lending/customer-requests.ts';
import type { Phrase } from '#domain/language.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpeningDrawer, type RequestDrawerProps } from './agreement-request.tsx';
import { RequestReliefDrawer } from './request-relief-drawer.tsx';
import { RequestRescheduleDrawer } from './request-reschedule-drawer.tsx';
import { messages } from './requests.messages.ts';

/** Requests the relief that a customer asked for. The reason is in their words until somebody edits it. */
export function RequestAskedRelief({ id, close }: RequestDrawerProps) {
  return (
    <Asked id={id} title={messages.reliefTitle} close={close}>
      {(asked) => <RequestReliefDrawer id={asked.agreementId} asked={asked} close={close} />}
    </Asked>
  );
}

/** Requests the date that a customer wished for. */
export function RequestAskedDate({ id, close }: RequestDrawerProps) {
  return (
    <Asked id={id} title={messages.rescheduleTitle} close={close}>
      {(asked) => <RequestRescheduleDrawer id={asked.agreementId} asked={asked} close={close} />}
    </Asked>
  );
}

interface AskedProps extends RequestDrawerProps {
  readonly title: Phrase;
  readonly children: (asked: CustomerRequest) => ReactNode;
}

function Asked({ id, title, close, children }: AskedProps) {
  const { getCustomerRequest } = customerRequestEndpoints;
  const { data, error, refetch } = useEndpoint(getCustomerRequest, { params: { id } }, forEditing);
  return data === undefined ? (
    <OpeningDrawer title={title} failure={error} onRetry={() => void refetch()} close={close} />
  ) : (
    children(data)
  );
}
