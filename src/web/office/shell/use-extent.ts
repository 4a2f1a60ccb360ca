import { type Capability, type ExtentOf, extentOf } from '#domain/rights/capabilities.ts';
import { useRole } from './use-area.ts';

/** The extent of the reader's capability, by the same table as the server's; null when they do not hold it. */
export function useExtent<C extends Capability>(capability: C): ExtentOf<C> | null {
  return extentOf(useRole(), capability) as ExtentOf<C> | null;
}
