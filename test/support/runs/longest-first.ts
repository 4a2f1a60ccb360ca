import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests that start the product in processes of its own, the longest first. Started last, each would keep one core waiting for
 * the end.
 */
const longest = ['faults', 'startup', 'backup', 'several-servers', 'large-lender', 'fuzz'];

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.indexOf(basename(moduleId, '.test.ts'));
  return place === -1 ? longest.length : place;
}

/**
 * Vitest's own order, which in a fresh clone knows only file sizes, with the exception of files that take long for their size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
