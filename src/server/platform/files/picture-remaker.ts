import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { pictureBytesMax } from '#contract/picture.ts';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { Refusal } from '../refusal.ts';
import type { RefusedPicture, RemadePicture } from './remake-picture.ts';

/**
 * Enough to read a card or a bill; for a product's card on a sharp screen; and for a cover over the width of a post. In
 * pixels, of the longer side.
 */
export const documentSideMax = 1600;
export const productSideMax = 800;
export const coverSideMax = 1200;

export interface PictureRemaker {
  /**
   * Re-encodes a picture, with a limit for its longer side in pixels. Refuses a file that is no picture, is too large, or
   * costs too much to open.
   */
  remake(sent: Uint8Array, sideMax: number): Promise<RemadePicture>;
}

/** A process that gets the picture on its standard input and answers on its standard output. */
export type Decoder = ChildProcess & { readonly stdin: Writable; readonly stdout: Readable };

/** Decoding takes much memory for a moment, and a whole core. */
export const decodersAtOnce = 2;
/** A decoder exits by itself if a picture costs too much; this timeout kills one that hangs before that. */
const secondsMax = 30;
/** The limit of a re-encoded picture, which is always far smaller. */
const answerBytesMax = pictureBytesMax;

const program = fileURLToPath(new URL('./picture-decoder.ts', import.meta.url));

/** The process gets nothing from the server: no settings, no passwords, no open files. */
export function startDecoder(sideMax: number): Decoder {
  return spawn(process.execPath, [program, String(sideMax)], { env: {}, stdio: ['pipe', 'pipe', 'inherit'] });
}

/**
 * Re-encodes each picture in its own process. A thread is not enough: threads share the library, its work can't be cancelled,
 * and a crash ends the whole process. A new process also keeps nothing of the picture before.
 */
export function createPictureRemaker(
  log: Logger,
  start: (sideMax: number) => Decoder = startDecoder,
  timeoutSeconds = secondsMax,
): PictureRemaker {
  const inTurn = createConcurrencyLimit({ atOnce: decodersAtOnce, waiting: Number.POSITIVE_INFINITY });
  return {
    async remake(sent, sideMax) {
      const { answer, signal } = await inTurn(() => decode(start(sideMax), sent, timeoutSeconds));
      if (answer === null) {
        log.warn({ signal, bytes: sent.byteLength }, 'a picture was not opened');
        throw new Refusal('picture_not_opened');
      }
      const remade = readAnswer(answer);
      if ('refused' in remade) throw new Refusal(remade.refused);
      return remade;
    },
  };
}

interface Decoded {
  /** Null if the decoder ended without an answer: by us, by itself, by a crash or by the system. */
  readonly answer: Buffer | null;
  readonly signal: NodeJS.Signals | null;
}

async function decode(decoder: Decoder, sent: Uint8Array, timeoutSeconds: number): Promise<Decoded> {
  const end = () => decoder.kill('SIGKILL');
  const timer = setTimeout(end, timeoutSeconds * 1000);
  const chunks: Buffer[] = [];
  let answerBytes = 0;
  decoder.stdout.on('data', (chunk: Buffer) => {
    answerBytes += chunk.byteLength;
    if (answerBytes > answerBytesMax) end();
    else chunks.push(chunk);
  });
  // A decoder may end before it has read everything; its exit tells the reason.
  decoder.stdin.on('error', () => undefined).end(sent);
  try {
    const [code, signal] = (await once(decoder, 'close')) as [number | null, NodeJS.Signals | null];
    if (signal !== null) return { answer: null, signal };
    if (code !== 0) throw new Error(`a decoder ended with ${code}`);
    return { answer: Buffer.concat(chunks), signal };
  } finally {
    clearTimeout(timer);
  }
}

const firstLine = z.union([
  z.object({ refused: z.enum(['not_a_picture', 'picture_too_large']) }),
  z.object({ width: z.int().check(z.positive()), height: z.int().check(z.positive()) }),
]);

/** Reads a decoder's answer. The decoder has handled a stranger's bytes, so its answer is checked, not trusted. */
function readAnswer(answer: Buffer): RemadePicture | RefusedPicture {
  const lineEnd = answer.indexOf('\n');
  const said = firstLine.parse(JSON.parse(answer.toString('utf8', 0, lineEnd)));
  return 'refused' in said ? said : { ...said, bytes: answer.subarray(lineEnd + 1) };
}
