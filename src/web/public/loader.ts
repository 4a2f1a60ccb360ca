/**
 * Brings the page to life: when the browser has nothing else to do, or at the first sign that somebody wants something
 * of it. It is all the script there is until then, so it imports nothing.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-hydrate]');
const { hydrate = '', ready = '', kept = '' } = script?.dataset ?? {};

const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
let isComing = false;
let pressed: HTMLElement | null = null;

function wake(): void {
  if (isComing) return;
  isComing = true;
  import(/* @vite-ignore */ hydrate).catch(() => {
    // Offline or cut off: the next sign tries again.
    isComing = false;
  });
}

/** What needs the page to be alive and was pressed before is pressed again as soon as it is. */
function remember(event: Event): void {
  const button =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('button, [role=button], [data-asks-about]')
      : null;
  if (button === null) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = button;
  wake();
}

for (const sign of signs) addEventListener(sign, wake, { passive: true });
addEventListener('click', remember, true);
document.addEventListener(ready, () => {
  for (const sign of signs) removeEventListener(sign, wake);
  removeEventListener('click', remember, true);
  pressed?.click();
});

function wakeWhenIdle(): void {
  document.documentElement.dataset.loaded = '';
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(wake);
  else setTimeout(wake, 200);
}

// Something was kept for this page by the one in the other language: the reader is waiting for it.
if (sessionStorage.getItem(kept) !== null) wake();
if (document.readyState === 'complete') wakeWhenIdle();
else addEventListener('load', wakeWhenIdle);
