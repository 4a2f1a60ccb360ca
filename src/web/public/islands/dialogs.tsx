import { type ComponentType, useEffect, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { goToSection } from '../alive/section-links.ts';

export type DialogName = 'contact' | 'visit';

interface DialogProps {
  readonly language: Language;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Dialog = ComponentType<DialogProps>;

const load: Record<DialogName, () => Promise<Dialog>> = {
  contact: () => import('../forms/contact-dialog.tsx').then(({ ContactDialog }) => ContactDialog),
  visit: () => import('../forms/home-visit-dialog.tsx').then(({ HomeVisitDialog }) => HomeVisitDialog),
};
const names: readonly DialogName[] = ['contact', 'visit'];

interface DialogsProps {
  readonly language: Language;
  /** The requested dialog. */
  readonly open: DialogName | null;
  readonly onClose: () => void;
}

/**
 * The two dialogs. The page does not contain them; they are fetched right after hydration, so that they open at once. If one
 * fails to load, the reader is led to the contact section, which has the same form.
 */
export function Dialogs({ language, open, onClose }: DialogsProps) {
  const [dialogs, setDialogs] = useState<Partial<Record<DialogName, Dialog>>>({});
  const add = (name: DialogName) => (dialog: Dialog) => setDialogs((known) => ({ ...known, [name]: dialog }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    for (const name of names) load[name]().then(add(name), () => undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is asked for is waited for
  useEffect(() => {
    if (open === null || dialogs[open] !== undefined) return;
    load[open]().then(add(open), () => {
      onClose();
      goToSection('contact');
    });
  }, [open]);

  return names.map((name) => {
    const Dialog = dialogs[name];
    return Dialog && <Dialog key={name} language={language} isOpen={open === name} onClose={onClose} />;
  });
}
