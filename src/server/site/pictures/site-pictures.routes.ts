import type { sitePictureEndpoints } from '#contract/site/site-pictures.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { showSitePicture } from './show-site-picture.ts';

export const sitePictureRoutes: Handlers<typeof sitePictureEndpoints> = { showSitePicture };
