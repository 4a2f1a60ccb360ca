import type { saidWhileScanning } from './check.messages.ts';
import { paperAddress } from './paper-address.ts';

/** The browser's own reader of codes, where it has one. */
interface CodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface CodeReaders {
  new (of: { readonly formats: readonly string[] }): CodeReader;
  getSupportedFormats(): Promise<readonly string[]>;
}
const { BarcodeDetector: Readers } = globalThis as { readonly BarcodeDetector?: CodeReaders };

const format = 'qr_code';
/** Often enough for a hand that holds a paper, seldom enough for a cheap phone. */
const millisecondsBetweenLooks = 150;

const opener = document.querySelector<HTMLElement>('[data-scan]') as HTMLElement;
const scanner = document.querySelector<HTMLDialogElement>('[data-scanner]') as HTMLDialogElement;
const video = scanner.querySelector('video') as HTMLVideoElement;
const status = scanner.querySelector<HTMLElement>('[role=status]') as HTMLElement;

function say(name: keyof typeof saidWhileScanning): void {
  const text = status.dataset[name] ?? '';
  if (status.textContent !== text) status.textContent = text;
}

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/** The reason in words for the errors of `getUserMedia`. */
function reasonOf(error: unknown): 'refused' | 'absent' | 'failed' {
  const { name } = error as DOMException;
  if (name === 'NotAllowedError') return 'refused';
  return name === 'NotFoundError' ? 'absent' : 'failed';
}

/** Looks until a paper of ours is read or the window is closed. */
async function look(reader: CodeReader, stream: MediaStream): Promise<void> {
  if (video.srcObject !== stream) return;
  const read = await reader.detect(video).catch(() => []);
  if (video.srcObject !== stream) return;
  const [address] = read.flatMap(({ rawValue }) => paperAddress(rawValue, location.origin) ?? []);
  if (address !== undefined) {
    scanner.close();
    location.assign(address);
    return;
  }
  if (read.length > 0) say('other');
  setTimeout(look, millisecondsBetweenLooks, reader, stream);
}

async function open(reader: CodeReader): Promise<void> {
  video.hidden = false;
  say('starting');
  scanner.showModal();
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (!scanner.open || video.srcObject !== null) return stop(stream);
    video.srcObject = stream;
    await video.play();
    say('aim');
    await look(reader, stream);
  } catch (error) {
    video.hidden = true;
    say(reasonOf(error));
  }
}

function close(): void {
  const stream = video.srcObject;
  video.srcObject = null;
  if (stream instanceof MediaStream) stop(stream);
}

if (isSecureContext && Readers && (await Readers.getSupportedFormats()).includes(format)) {
  const reader = new Readers({ formats: [format] });
  opener.addEventListener('click', () => open(reader));
  scanner.addEventListener('close', close);
  addEventListener('pagehide', () => scanner.close());
  opener.hidden = false;
}
