import type { ComponentType } from 'react';
import type { PaymentPromiseState } from '#domain/lending/collections/payment-promise.ts';
import type { IconProps } from '#web/ui/icon.tsx';
import { DashIcon } from '../ui/action-icons.tsx';
import { CheckIcon } from '../ui/office-icons.tsx';
import { CalendarIcon } from '../ui/state-icons.tsx';

interface StateLook {
  readonly tone: 'good' | 'warning' | 'purple';
  readonly icon: ComponentType<IconProps>;
}

/** How the state of a promise looks wherever one is shown. */
export const promiseStateLooks: Readonly<Record<PaymentPromiseState, StateLook>> = {
  open: { tone: 'purple', icon: CalendarIcon },
  kept: { tone: 'good', icon: CheckIcon },
  broken: { tone: 'warning', icon: DashIcon },
};
