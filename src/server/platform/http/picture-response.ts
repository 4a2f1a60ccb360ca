import type { ShownPicture } from '#contract/endpoint.ts';

/** Sends a picture to be looked at. No cache on the way may keep it, since it is sent to a person. */
export function pictureResponse({ picture, mediaType, isImmutable }: ShownPicture): Response {
  return new Response(picture, {
    headers: {
      'Content-Type': mediaType,
      'Content-Length': String(picture.byteLength),
      'Content-Disposition': 'inline',
      'Cache-Control': isImmutable ? 'private, max-age=31536000, immutable' : 'private, no-store',
    },
  });
}
