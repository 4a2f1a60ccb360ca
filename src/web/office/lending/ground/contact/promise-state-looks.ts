import type { ComponentType } from 'react';
import type { PaymentPromiseState } from '#domain/lending/collections/payment-promise.ts';
import { DashIcon } from '#web/office/kit/ui/action-icons.tsx';
import { CheckIcon, SwitchIcon } from '#web/office/kit/ui/office-icons.tsx';
import { CalendarIcon } from '#web/office/kit/ui/state-icons.tsx';
import type { IconProps } from '#web/ui/icon.tsx';

interface StateLook {
  readonly tone: 'good' | 'warning' | 'purple' | 'quiet';
  readonly icon: ComponentType<IconProps>;
}

/** The look of a promise's state, wherever one is shown. */
export const promiseStateLooks: Readonly<Record<PaymentPromiseState, StateLook>> = {
  open: { tone: 'purple', icon: CalendarIcon },
  kept: { tone: 'good', icon: CheckIcon },
  broken: { tone: 'warning', icon: DashIcon },
  replaced: { tone: 'quiet', icon: SwitchIcon },
};
