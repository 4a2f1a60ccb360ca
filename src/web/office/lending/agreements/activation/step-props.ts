import type { Agreement } from '#contract/lending/agreements.ts';
import type { useActivation } from './use-activation.ts';

/** The properties of each step of the drawer. */
export interface StepProps {
  /** The agreement when the drawer was opened: approved. */
  readonly agreement: Agreement;
  readonly activation: ReturnType<typeof useActivation>;
  readonly close: () => void;
}
