import { type Capability, type ExtentOf, extentOf } from '#domain/rights/capabilities.ts';
import { useRole } from './use-area.ts';

/** How far the reader may use a capability, by the table that the server decides by; null when they do not hold it. */
export function useExtent<C extends Capability>(capability: C): ExtentOf<C> | null {
  return extentOf(useRole(), capability) as ExtentOf<C> | null;
}
