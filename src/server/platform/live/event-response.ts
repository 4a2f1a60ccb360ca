import { type EventStream, eventStreamType } from '#contract/endpoint.ts';

/** Sends events at once: no proxy may cache, buffer or compress them. */
export function eventResponse({ events }: EventStream): Response {
  return new Response(events as ReadableStream, {
    headers: {
      'Content-Type': eventStreamType,
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}
