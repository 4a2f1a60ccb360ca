/**
 * Lays out and hydrates the page below the first screen: when the browser is idle, or at the visitor's first action. Until then
 * it is the page's only script, so it imports nothing.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-hydrate]');
const { hydrate = '', ready = '', kept = '' } = script?.dataset ?? {};

const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
let isComing = false;
let pressed: HTMLElement | null = null;

const waiting = [...document.querySelectorAll('.later')];

function layOutNext(): void {
  waiting.shift()?.classList.remove('later');
}

function layOutAll(): void {
  while (waiting.length > 0) layOutNext();
}

function wake(): void {
  if (isComing) return;
  isComing = true;
  import(/* @vite-ignore */ hydrate).catch(() => {
    // Offline or cut off: the next sign tries again.
    isComing = false;
  });
}

/** True when a form has any text: only the hydrated page can keep it. */
function isTyped(): boolean {
  return [...document.forms].some((form) => [...new FormData(form).values()].some(Boolean));
}

/** Remembers a press on a control that needs the hydrated page, and repeats it after hydration. */
function remember(event: Event): void {
  const needy = `button, [role=button], [data-asks-about]${isTyped() ? ', [data-language-switch]' : ''}`;
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(needy) : null;
  if (button === null) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = button;
  wake();
}

for (const sign of signs) addEventListener(sign, wake, { passive: true });
// A link may lead anywhere on the page, so all sections are laid out at their final places. Doing it sooner would move the pressed
// link away from under the finger.
addEventListener('click', layOutAll, true);
addEventListener('click', remember, true);
document.addEventListener(ready, () => {
  for (const sign of signs) removeEventListener(sign, wake);
  removeEventListener('click', remember, true);
  pressed?.click();
});

function whenIdle(next: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(next);
  else setTimeout(next, 50);
}

function goOn(): void {
  if (waiting.length === 0) wake();
  else {
    layOutNext();
    // The section just laid out may have requested a face. The next one waits for it, so that it is laid out only once.
    whenIdle(() => document.fonts.ready.then(goOn));
  }
}

// The page in the other language stored something for this one: the reader is waiting for it.
const isAwaited = sessionStorage.getItem(kept) !== null;
const [arrival] = performance.getEntriesByType('navigation');
// After a reload or a return, the reader's place within the page must exist at once.
const isFresh = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate';
if (isAwaited || !isFresh || location.hash !== '') layOutAll();
if (isAwaited || location.hash === '#home-visit') wake();
if (document.readyState === 'complete') whenIdle(goOn);
else addEventListener('load', () => whenIdle(goOn));
