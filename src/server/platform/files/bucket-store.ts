import { randomBytes } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import { type FileStore, FilesUnreachable, hashOf, readingWith } from './file-store.ts';

/** Long enough for the largest picture on a slow line; who adds one holds a connection to the database meanwhile. */
const answerMsMax = 15_000;

/** How often a request that the store answers with 429 or 5xx is sent again. */
const retries = 3;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

/** Keeps files in a bucket of an S3-compatible store, which servers on several machines may share. */
export function createBucketStore(settings: BucketSettings): FileStore {
  const { endpoint, name, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });

  async function ask(hash: string, request: RequestInit): Promise<Answer> {
    try {
      // The bucket is named in the path, not in the host: every store understands that.
      const response = await client.fetch(`${endpoint}/${name}/${hash}`, {
        ...request,
        signal: AbortSignal.timeout(answerMsMax),
      });
      return { status: response.status, headers: response.headers, body: await response.arrayBuffer() };
    } catch (cause) {
      throw new FilesUnreachable(`the bucket ${name} cannot be reached`, { cause });
    }
  }

  /** The answer, where its status is one of those expected. */
  async function send(hash: string, request: RequestInit, expected: readonly number[]): Promise<Answer> {
    const answer = await ask(hash, request);
    if (expected.includes(answer.status)) return answer;
    const said = `the bucket ${name} answered ${answer.status} to ${request.method}`;
    if (answer.status >= 500 || answer.status === 429) throw new FilesUnreachable(said);
    throw new Error(`${said}: ${Buffer.from(answer.body).toString().slice(0, 500)}`);
  }

  return {
    async put(bytes) {
      const hash = hashOf(bytes);
      // Signed with the request, so that the store refuses any other bytes.
      const headers = { 'X-Amz-Content-Sha256': hash };
      await send(hash, { method: 'PUT', body: Uint8Array.from(bytes), headers }, [200]);
      return hash;
    },
    ...readingWith(async (hash) => {
      const { status, body } = await send(hash, { method: 'GET' }, [200, 404]);
      return status === 404 ? null : new Uint8Array(body);
    }),
    async erase(hash) {
      const { headers } = await send(hash, { method: 'DELETE' }, [200, 204, 404]);
      if (headers.get('x-amz-delete-marker') === 'true')
        throw new Error(`the bucket ${name} keeps old versions, so nothing is erased from it`);
    },
  };
}

/** Keeps, reads and erases a small file. Refuses, with a StartupError, a bucket in which that does not work. */
export async function checkBucket(settings: BucketSettings): Promise<void> {
  const files = createBucketStore(settings);
  try {
    // Random, so that servers that start at the same moment do not erase each other's.
    const hash = await files.put(randomBytes(32));
    await files.read(hash);
    await files.erase(hash);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`S3_ENDPOINT and S3_BUCKET do not work: ${reason}.`);
  }
}
