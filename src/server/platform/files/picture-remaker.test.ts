import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { blackPng, bytesOf, hungryPng, plain, samplePicture } from '#test/support/files/pictures.ts';
import { Refusal } from '../refusal.ts';
import { isRoot } from '../system-user.ts';
import {
  createPictureRemaker,
  type Decoder,
  decodersAtOnce,
  documentSideMax,
  type PictureRemaker,
} from './picture-remaker.ts';

const log = pino({ level: 'silent' });
const pictures = createPictureRemaker(log);

function refusalOf(bytes: Uint8Array, by: PictureRemaker = pictures): Promise<string> {
  return by.remake(bytes, documentSideMax).then(
    () => expect.unreachable('the picture was taken'),
    (thrown: unknown) => {
      if (thrown instanceof Refusal) return thrown.code;
      throw thrown;
    },
  );
}

/** A process that runs this program in the place of ours. */
function decoderThat(program: string): Decoder {
  return spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'ignore'] });
}

/** Decoders of that kind, and those that were started. */
function decodersThat(program: string, timeoutSeconds?: number) {
  const started: Decoder[] = [];
  const start = () => {
    const decoder = decoderThat(program);
    started.push(decoder);
    return decoder;
  };
  return { started, pictures: createPictureRemaker(log, start, timeoutSeconds) };
}

const decoderProgram = fileURLToPath(new URL('./picture-decoder.ts', import.meta.url));
const ordinaryUser = 65534;

const hang = 'setInterval(() => undefined, 1000)';
const answer = (line: object) => `process.stdin.resume(); console.log('${JSON.stringify(line)}')`;

test('a picture is re-encoded in a process of its own', async () => {
  const { bytes, width, height } = await pictures.remake(
    await bytesOf(plain(3000, 1500).jpeg()),
    documentSideMax,
  );
  expect([width, height]).toEqual([1600, 800]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
});

test('a picture is re-encoded by a server that runs at the lowest priority as an ordinary user', async () => {
  const lowest = createPictureRemaker(log, (sideMax) =>
    spawn('nice', ['-n', '19', process.execPath, decoderProgram, String(sideMax)], {
      env: { PATH: process.env.PATH },
      stdio: ['pipe', 'pipe', 'inherit'],
      ...(isRoot() && { uid: ordinaryUser, gid: ordinaryUser }),
    }),
  );
  expect(await lowest.remake(await samplePicture(), documentSideMax)).toMatchObject({ width: 60 });
});

test('a file that is no picture and one that is too large are refused by name', async () => {
  const jpeg = await bytesOf(plain(600, 400).jpeg());
  expect(await refusalOf(jpeg.subarray(0, 700))).toBe('not_a_picture');
  expect(await refusalOf(new Uint8Array())).toBe('not_a_picture');
  expect(await refusalOf(blackPng(1, 49_999_999))).toBe('picture_too_large');
});

test('a picture that needs too much memory ends its decoder, and the next picture is re-encoded', async () => {
  expect(await refusalOf(hungryPng())).toBe('picture_not_opened');
  expect(await pictures.remake(await samplePicture(), documentSideMax)).toMatchObject({ width: 60 });
});

test('a decoder that hangs is killed, and its picture refused', async () => {
  const { started, pictures: hanging } = decodersThat(hang, 0.2);
  expect(await refusalOf(await samplePicture(), hanging)).toBe('picture_not_opened');
  expect(started[0]?.signalCode).toBe('SIGKILL');
});

test('a decoder whose output never ends is killed, and its picture refused', async () => {
  const flood = "const write = () => process.stdout.write('x'.repeat(1e6), write); write()";
  const { started, pictures: flooding } = decodersThat(flood);
  expect(await refusalOf(await samplePicture(), flooding)).toBe('picture_not_opened');
  expect(started[0]?.signalCode).toBe('SIGKILL');
});

test('a decoder that crashes while it receives a large picture harms nothing else', async () => {
  const { pictures: breaking } = decodersThat('process.abort()');
  expect(await refusalOf(new Uint8Array(8_000_000), breaking)).toBe('picture_not_opened');
});

test.each([
  ['ends with an error', 'process.exit(9)'],
  ['says nothing', ''],
  ['says a size that no picture has', answer({ width: -1, height: 1e300 })],
  ['refuses with a code of its own', answer({ refused: 'not_signed_in' })],
])('a decoder that %s is an error of ours, not of the picture', async (_, program) => {
  const { pictures: wrong } = decodersThat(program);
  const outcome = wrong.remake(await samplePicture(), documentSideMax);
  await expect(outcome).rejects.toBeInstanceOf(Error);
  await expect(outcome).rejects.not.toBeInstanceOf(Refusal);
});

test('of a hundred pictures only so many are decoded at once, and each gets its turn', async () => {
  const turns = Array.from({ length: 100 }, () => Promise.withResolvers<Decoder>());
  const running = new Set<Decoder>();
  let begun = 0;
  let atOnceMost = 0;
  const waiting = createPictureRemaker(log, () => {
    const decoder = decoderThat(hang);
    running.add(decoder);
    atOnceMost = Math.max(atOnceMost, running.size);
    decoder.once('exit', () => running.delete(decoder));
    turns[begun]?.resolve(decoder);
    begun += 1;
    return decoder;
  });
  const sent = await samplePicture();
  const refused = turns.map(() => refusalOf(sent, waiting));
  for (const { promise } of turns) (await promise).kill('SIGKILL');
  expect(new Set(await Promise.all(refused))).toEqual(new Set(['picture_not_opened']));
  expect(atOnceMost).toBe(decodersAtOnce);
});
