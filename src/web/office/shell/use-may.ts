import { type Capability, may } from '#domain/rights/capabilities.ts';
import { useRole } from './use-area.ts';

/** Whether the reader holds a capability: what they cannot use is not shown to them. The server decides again. */
export function useMay(capability: Capability): boolean {
  return may(useRole(), capability);
}
