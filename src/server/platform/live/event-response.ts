import { type EventStream, eventStreamType } from '#contract/endpoint.ts';

/** Sends events as they come: nothing on the way may keep them, gather them up or compress them. */
export function eventResponse({ events }: EventStream): Response {
  return new Response(events as ReadableStream, {
    headers: {
      'Content-Type': eventStreamType,
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}
