import { type Capability, may } from '#domain/rights/capabilities.ts';
import { useRole } from './use-area.ts';

/** True when the reader holds a capability. Features they cannot use are hidden; the server checks again. */
export function useMay(capability: Capability): boolean {
  return may(useRole(), capability);
}
