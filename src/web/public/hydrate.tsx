import '#web/styles/tokens.css';
import './fonts.css';
import './base.css';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { languages } from '#domain/language.ts';
import { openDialogsWith } from './alive/dialog-openers.ts';
import { offsetHeaderAfterScroll } from './alive/header-offset.ts';
import { returnToKeptPlace } from './alive/kept-place.ts';
import { keepPlaceOnLanguageSwitch } from './alive/language-switch.ts';
import { followSectionLinks } from './alive/section-links.ts';
import { MessageForm } from './forms/message-form.tsx';
import { type DialogName, Dialogs } from './islands/dialogs.tsx';
import type { IslandName } from './islands/island.tsx';
import { dataId, type PageData, readyEvent } from './islands/page-data.ts';
import { Slideshow } from './islands/slideshow.tsx';

const language = languages.find((each) => each === document.documentElement.lang) ?? 'en';
const data: PageData = JSON.parse(document.getElementById(dataId)?.textContent ?? '');

const islands: Record<IslandName, ReactNode> = {
  pictures: <Slideshow language={language} slides={data.slides} />,
  message: <MessageForm language={language} />,
};

const waitingFor = new Set<string>();

interface AliveProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Reports the hydration of an island. After the last one the page is interactive. */
function Alive({ name, children }: AliveProps) {
  useEffect(() => {
    if (waitingFor.delete(name) && waitingFor.size === 0) document.dispatchEvent(new Event(readyEvent));
  }, [name]);
  return children;
}

function showDialog(open: DialogName | null): void {
  dialogs.render(<Dialogs language={language} open={open} onClose={() => showDialog(null)} />);
}

// Typed text may need any letter.
import('./whole-fonts.css').catch(() => undefined);
followSectionLinks();
offsetHeaderAfterScroll();
keepPlaceOnLanguageSwitch();
returnToKeptPlace();

for (const name of Object.keys(islands)) waitingFor.add(name);
for (const [name, island] of Object.entries(islands)) {
  const place = document.querySelector(`[data-island=${name}]`);
  if (place !== null) hydrateRoot(place, <Alive name={name}>{island}</Alive>);
}

const dialogs = createRoot(document.body.appendChild(document.createElement('div')));
openDialogsWith(showDialog);
// A page without dialogs leads here. A reload must not open it again.
const isVisitAsked = location.hash === '#home-visit';
if (isVisitAsked) history.replaceState(history.state, '', location.pathname);
showDialog(isVisitAsked ? 'visit' : null);
