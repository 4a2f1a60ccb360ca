import type { ShownPicture } from '#contract/endpoint.ts';

/** Sends a picture for viewing. No shared cache may keep it, because it is for one person. */
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
