import type { BucketSettings } from '../config.ts';
import { openBucket } from '../files/bucket.ts';
import { hashOf } from '../files/file-store.ts';
import type { AnchorPlace } from './anchor-place.ts';

const prefix = 'audit-anchors/';

/** Objects are numbered from 1, each number with all its digits, so that a list has them in order. */
const keyOf = (number: number) => `${prefix}${String(number).padStart(9, '0')}`;
const listedKey = /<Key>audit-anchors\/(\d{9})<\/Key>/g;

/** The number of objects that are read in parallel. */
const readsMax = 16;

/** Keeps the lines in a bucket, one object for each addition. Servers on several machines may share it. */
export function createBucketAnchors(settings: BucketSettings): AnchorPlace {
  const { name, send } = openBucket(settings);

  /** The numbers of all objects, in order. */
  async function list(): Promise<number[]> {
    const numbers: number[] = [];
    for (;;) {
      const after = encodeURIComponent(keyOf(numbers.at(-1) ?? 0));
      const query = `?list-type=2&prefix=${encodeURIComponent(prefix)}&start-after=${after}`;
      const { body } = await send(query, { method: 'GET' }, [200]);
      const page = [...Buffer.from(body).toString().matchAll(listedKey)].map(([, digits]) => Number(digits));
      if (page.length === 0) return numbers;
      numbers.push(...page);
    }
  }

  async function readObject(number: number): Promise<string> {
    const { status, body } = await send(`/${keyOf(number)}`, { method: 'GET' }, [200, 404]);
    return status === 404 ? '' : Buffer.from(body).toString();
  }

  /** Creates an object. The store refuses with 412 to overwrite one. */
  async function create(number: number, lines: string): Promise<void> {
    const headers = { 'If-None-Match': '*', 'X-Amz-Content-Sha256': hashOf(Buffer.from(lines)) };
    await send(`/${keyOf(number)}`, { method: 'PUT', body: lines, headers }, [200]);
  }

  return {
    name: `${prefix} in the bucket ${name}`,
    async read(fromLine) {
      const numbers = await list();
      const parts: string[] = [];
      while (
        numbers.length > 0 &&
        !(fromLine !== undefined && parts.some((part) => hasLine(part, fromLine)))
      ) {
        const some = numbers.splice(fromLine === undefined ? -readsMax : -1);
        parts.unshift(...(await Promise.all(some.map(readObject))));
      }
      return parts.join('');
    },
    async add(lines) {
      await create(((await list()).at(-1) ?? 0) + 1, lines);
    },
    async restore(lines) {
      // The same lines may be there already, from a restore that was killed.
      if ((await list()).length === 0) await create(1, lines);
    },
  };
}

function hasLine(text: string, hash: string): boolean {
  return text.split('\n').some((line) => hashOf(Buffer.from(line)) === hash);
}
