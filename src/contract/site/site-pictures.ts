import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { keptPictureType } from '#contract/picture.ts';

export const sitePictureEndpoints = {
  showSitePicture: endpoint({
    method: 'GET',
    path: '/api/site-pictures/:hash',
    summary: 'The picture of a product or a post that the site shows; a browser may keep it',
    access: 'public',
    params: z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    output: z.literal(keptPictureType),
    answers: 'picture',
  }),
};
