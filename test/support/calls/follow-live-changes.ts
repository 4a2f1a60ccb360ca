import type { Hono } from 'hono';
import { api } from '#contract/api.ts';
import { fetchOptions, type Session } from './raw-request.ts';

/** A page that follows what changes. */
export interface Follower {
  readonly response: Response;
  /** The announced kinds up to the first of this kind, inclusive. */
  until(kind: string): Promise<string[]>;
  /** The announced kinds until the stream ends. */
  untilEnd(): Promise<string[]>;
  leave(): Promise<void>;
}

/** Follows as that session does; `fetch` reaches a server that is a process of its own. */
export async function follow(ask: Hono['request'] | typeof fetch, as: Session, at = ''): Promise<Follower> {
  const response = await ask(at + api.followLiveChanges.path, fetchOptions('GET', { as }));
  if (response.status !== 200 || response.body === null) throw new Error(`following: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const read = async (isLast: (kind: string) => boolean) => {
    const kinds: string[] = [];
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const told = [...chunk.value.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json).kind);
      kinds.push(...told);
      if (told.some(isLast)) break;
    }
    return kinds;
  };
  return {
    response,
    until: (kind) => read((told) => told === kind),
    untilEnd: () => read(() => false),
    leave: () => reader.cancel(),
  };
}
