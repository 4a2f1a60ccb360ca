import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketSettings } from '#server/platform/config.ts';

interface S3Server {
  readonly bucket: BucketSettings;
  /** The same bucket as the settings of the product. */
  readonly settings: Readonly<Record<string, string>>;
  /** From now on whatever is deleted stays as an old version, as in a bucket that keeps versions. */
  keepVersions(): void;
  stop(): Promise<void>;
}

/** An S3-compatible store on this machine that checks every signature, with one empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'qist-s3-'));
  const name = 'qist-pictures';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name }],
  });
  let keepsVersions = false;
  server.middleware.unshift(async (context, next) => {
    if (keepsVersions && context.method === 'DELETE') {
      // This store has no versions; the header is all that S3 says of one.
      context.set('x-amz-delete-marker', 'true');
      context.status = 204;
    } else await next();
  });
  const created = new Set<string>();
  server.middleware.unshift(async (context, next) => {
    const { method, path } = context;
    if (method === 'DELETE') created.delete(path);
    // A store that follows S3 refuses to write over an object that the request says must not be there; this one ignores that.
    if (method === 'PUT' && context.get('If-None-Match') === '*') {
      if (created.has(path)) {
        context.status = 412;
        return;
      }
      created.add(path);
    }
    await next();
  });
  const { port }: AddressInfo = await server.run();
  const bucket = {
    endpoint: `http://127.0.0.1:${port}`,
    name,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return {
    bucket,
    settings: {
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    },
    keepVersions() {
      keepsVersions = true;
    },
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
