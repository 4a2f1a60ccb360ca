/** The parts of a worker that keep the pages of the field book on the phone. */
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
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

export type {};
