import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from '../config.ts';
import { FilesUnreachable } from './file-store.ts';

/**
 * Long enough for the largest picture on a slow line. A caller who adds a picture holds a database connection during that time.
 */
const answerMsMax = 15_000;

/** The number of retries after an answer of 429 or 5xx. */
const retries = 3;

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

interface Bucket {
  readonly name: string;
  /** Sends a request for `/KEY`, or for `?QUERY` as a list. Returns the answer if its status is one of the expected ones. */
  send(path: string, request: RequestInit, expected: readonly number[]): Promise<Answer>;
}

/** A bucket of an S3-compatible store, with every request signed. */
export function openBucket(settings: BucketSettings): Bucket {
  const { endpoint, name, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });

  async function ask(path: string, request: RequestInit): Promise<Answer> {
    try {
      // The bucket is named in the path, not in the host: every store understands that.
      const response = await client.fetch(`${endpoint}/${name}${path}`, {
        ...request,
        signal: AbortSignal.timeout(answerMsMax),
      });
      return { status: response.status, headers: response.headers, body: await response.arrayBuffer() };
    } catch (cause) {
      throw new FilesUnreachable(`the bucket ${name} cannot be reached`, { cause });
    }
  }

  return {
    name,
    async send(path, request, expected) {
      const answer = await ask(path, request);
      if (expected.includes(answer.status)) return answer;
      const said = `the bucket ${name} answered ${answer.status} to ${request.method}`;
      if (answer.status >= 500 || answer.status === 429) throw new FilesUnreachable(said);
      throw new Error(`${said}: ${Buffer.from(answer.body).toString().slice(0, 500)}`);
    },
  };
}
