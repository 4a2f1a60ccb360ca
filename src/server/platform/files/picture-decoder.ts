import { getPriority, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { remakePicture } from './remake-picture.ts';

/**
 * A program that re-encodes one picture and exits: it reads the picture and writes a line of JSON, followed by the new picture
 * if there is one. It exits early if a picture costs more than any real one: 50 megapixels take 1.3 s of a core and 240 MB.
 */
const cpuSecondsMax = 10;
const memoryBytesMax = 400 * 1024 * 1024;
const lookEveryMs = 20;

// Here the other decoders of the library are not even asked, whatever the bytes claim to be. In the server they draw its own pictures.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`) });
// More threads would take the other cores from requests and gain little.
sharp.concurrency(1);

// Requests have priority: if all cores are busy, a picture gets a third of their share. Only root may raise an inherited priority.
const niceness = 5;
if (getPriority() < niceness) setPriority(niceness);
// The library works on its own threads, so this one is free to check.
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isTooCostly = user + system > cpuSecondsMax * 1_000_000 || process.memoryUsage.rss() > memoryBytesMax;
  if (isTooCostly) process.kill(process.pid, 'SIGKILL');
}, lookEveryMs).unref();

const remade = await remakePicture(await buffer(process.stdin), Number(process.argv[2]));
const { bytes, ...said } = 'bytes' in remade ? remade : { ...remade, bytes: new Uint8Array() };
process.stdout.write(`${JSON.stringify(said)}\n`);
process.stdout.write(bytes);
