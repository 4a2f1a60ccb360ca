/** The question of the browser whether to put the page on the home screen, kept until it is asked. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | null = null;

/** Keeps the question for the moment at which it is needed. */
export function waitForInstall(changed: () => void): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallEvent;
    changed();
  });
}

export const isInstallable = () => offered !== null;

/** Asks whether to put the book on the home screen. A browser lets it be asked once. */
export async function installBook(): Promise<void> {
  const asked = offered;
  offered = null;
  await asked?.prompt();
}
