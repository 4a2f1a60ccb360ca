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

/**
 * An object whose number divides by this also has the lines of all objects since the one before it that does, so that reading
 * everything takes few requests. The single objects stay.
 */
const gatherEvery = 200;

/** The numbered objects of a bucket. */
function openObjects({ send }: ReturnType<typeof openBucket>) {
  /** The highest number that this server has seen: it lists only later ones. */
  let highest = 0;

  /** The numbers of the objects after one, in order. */
  async function listAfter(number: number): Promise<number[]> {
    const numbers: number[] = [];
    for (;;) {
      const after = encodeURIComponent(keyOf(numbers.at(-1) ?? number));
      const query = `?list-type=2&prefix=${encodeURIComponent(prefix)}&start-after=${after}`;
      const { body } = await send(query, { method: 'GET' }, [200]);
      const page = [...Buffer.from(body).toString().matchAll(listedKey)].map(([, digits]) => Number(digits));
      if (page.length === 0) return numbers;
      numbers.push(...page);
    }
  }

  /** The number of the last object; 0 without any. */
  async function findLast(): Promise<number> {
    // From the one before, so that an emptied bucket is noticed.
    const last = (await listAfter(Math.max(0, highest - 1))).at(-1) ?? (await listAfter(0)).at(-1) ?? 0;
    highest = last;
    return last;
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

  /** The objects with those numbers, in their order. */
  async function readObjects(numbers: readonly number[]): Promise<string> {
    const parts: string[] = [];
    for (let at = 0; at < numbers.length; at += readsMax)
      parts.push(...(await Promise.all(numbers.slice(at, at + readsMax).map(readObject))));
    return parts.join('');
  }

  return { listAfter, findLast, readObject, readObjects, create };
}

/** Keeps the lines in a bucket, one object for each addition. Servers on several machines may share it. */
export function createBucketAnchors(settings: BucketSettings): AnchorPlace {
  const bucket = openBucket(settings);
  const { listAfter, findLast, readObject, readObjects, create } = openObjects(bucket);

  /** From the end backwards to a line; null if no object has it. */
  async function readFrom(line: string): Promise<string | null> {
    let text = '';
    for (let number = await findLast(); number > 0; number -= 1) {
      const part = await readObject(number);
      if (part === '') return null;
      text = part + text;
      if (hasLine(part, line)) return text;
      // A gathering object has the lines of those before it.
      if (number % gatherEvery === 0) return null;
    }
    return null;
  }

  async function readAll(): Promise<string> {
    const numbers = await listAfter(0);
    const gathering = numbers.filter((number) => number % gatherEvery === 0);
    const gathered = new Set(gathering.map((number) => number / gatherEvery));
    const isIn = (number: number) => gathered.has(Math.ceil(number / gatherEvery));
    return readObjects(numbers.filter((number) => number % gatherEvery === 0 || !isIn(number)));
  }

  return {
    name: `${prefix} in the bucket ${bucket.name}`,
    async read(fromLine) {
      return (fromLine === undefined ? null : await readFrom(fromLine)) ?? (await readAll());
    },
    async add(lines) {
      const number = (await findLast()) + 1;
      const before = number % gatherEvery === 0 ? gatherEvery - 1 : 0;
      const gathered = await readObjects(Array.from({ length: before }, (_, nth) => number - before + nth));
      await create(number, gathered + lines);
    },
    async restore(lines) {
      // The same lines may be there already, from a restore that was killed.
      if ((await findLast()) === 0) await create(1, lines);
    },
  };
}

function hasLine(text: string, hash: string): boolean {
  return text.split('\n').some((line) => hashOf(Buffer.from(line)) === hash);
}
