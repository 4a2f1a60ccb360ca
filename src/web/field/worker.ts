import { KeptItems } from './book/kept-items.ts';
import { sendKeptIfFree } from './book/send-kept.ts';
import { itemsSent, itemsToSend } from './worker-messages.ts';

/** The parts of a worker that keep the pages of the field book on the phone. */
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(type: 'sync', listener: (event: Synced) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly { postMessage(message: string): void }[]>;
  };
}
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Synced extends Waiting {
  readonly tag: string;
}
interface Fetched extends Waiting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The files of the field book and the edition of them, written by the build. */
declare const __field_files__: readonly string[];
declare const __field_edition__: string;

const worker = self as unknown as Worker;
const cacheName = `field-book ${__field_edition__}`;
const page = '/field';
const besides = ['/field/icon.svg', '/field/book.webmanifest'];

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) =>
        cache.addAll(
          [page, ...besides, ...__field_files__].map((file) => new Request(file, { cache: 'no-cache' })),
        ),
      )
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((old) => old.startsWith('field-book ') && old !== cacheName)
            .map((old) => caches.delete(old)),
        ),
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || !(pathname === page || pathname.startsWith(`${page}/`))) return;
  // The page and its files are of one edition, so they come from the phone as long as they are there.
  event.respondWith(
    caches.match(pathname, { cacheName, ignoreVary: true }).then((kept) => kept ?? fetch(event.request)),
  );
});

// The network came back, perhaps long after the page was closed. The worker has no session: it hands in what is sealed.
worker.addEventListener('sync', (event) => {
  if (event.tag === itemsToSend) event.waitUntil(handIn());
});

/** Fails as long as there is something to send and no network, so that the browser tries again. */
async function handIn(): Promise<void> {
  const kept = await KeptItems.open();
  try {
    const language = (await kept.read('language')) ?? 'en';
    const line = await sendKeptIfFree({ kept, caller: () => ({ language, token: null }), told: () => {} });
    for (const window of await worker.clients.matchAll({ type: 'window' })) window.postMessage(itemsSent);
    if (line === 'offline') throw new Error('no network');
  } finally {
    kept.close();
  }
}
