import type { Config } from '../config.ts';
import { type AnchorPlace, createAnchorFile } from './anchor-place.ts';
import { createBucketAnchors } from './bucket-anchors.ts';

/** The place of the audit anchors according to the settings. */
export function anchorPlaceOf({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): AnchorPlace {
  return bucket === undefined ? createAnchorFile(dataDir) : createBucketAnchors(bucket);
}
