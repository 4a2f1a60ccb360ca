import type { Config } from '../config.ts';
import { type AnchorPlace, createAnchorFile } from './anchor-place.ts';
import { createBucketAnchors } from './bucket-anchors.ts';

/** Where the settings say that the audit anchors are kept. */
export function anchorPlaceOf({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): AnchorPlace {
  return bucket === undefined ? createAnchorFile(dataDir) : createBucketAnchors(bucket);
}
