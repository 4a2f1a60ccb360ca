import { useLocation } from 'react-router';
import { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { invariant } from '#domain/invariant.ts';
import type { Language } from '#domain/language.ts';
import type { Written } from '#domain/written.ts';
import type { InputTo } from '#web/api/endpoint-call.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';

/** A visitor's data, for the form of the customer they become. It is kept in the history entry, never in an address. */
export interface CarriedOver {
  readonly requestId: string;
  readonly values: {
    readonly fullName: Written;
    readonly phone: string;
    readonly email: string;
    readonly address: Written;
    readonly city: string;
    readonly language: Language;
    readonly branchId: string;
  };
}

/** The customer form opened from a request: its initial values, and a save that converts the request as well. */
export function useCarriedOver() {
  const { state } = useLocation();
  const { send } = useAction(requestCommandEndpoints.convertContactRequest);
  const carried = readCarriedOver(state);
  if (carried === undefined) return undefined;
  const { requestId, values } = carried;
  async function convert(body: InputTo<typeof requestCommandEndpoints.convertContactRequest>['body']) {
    const { data } = await send({ params: { id: requestId }, body });
    invariant(data.customer !== null, 'a converted request names its customer');
    return data.customer;
  }
  return { requestId, values, convert };
}

function readCarriedOver(state: unknown): CarriedOver | undefined {
  if (typeof state !== 'object' || state === null || !('fromRequest' in state)) return undefined;
  return state.fromRequest as CarriedOver;
}
