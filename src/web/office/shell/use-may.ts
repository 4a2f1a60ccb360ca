import { type Capability, type Extent, extentOf, may } from '#domain/rights/capabilities.ts';
import { useRole } from './use-area.ts';

/** Whether the reader holds a capability: what they may not use is not shown to them. The server decides again. */
export function useMay(capability: Capability): boolean {
  return may(useRole(), capability);
}

/** How far the reader's capability extends: who works for one branch is not offered a choice of branches. */
export function useExtent(capability: Capability): Extent | null {
  return extentOf(useRole(), capability);
}
