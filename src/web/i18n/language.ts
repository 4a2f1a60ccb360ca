import { useCallback, useSyncExternalStore } from 'react';
import { languageChoiceName } from '#contract/language-choice.ts';
import { directionOf, type Language, type Phrase } from '#domain/language.ts';
import { sessionStore } from '#web/session/session.ts';
import { languageCookie, languageInCookie, languageInQuery } from './language-choice.ts';

const listeners = new Set<() => void>();
/** The language of the link that led here. */
const linked = languageInQuery(window.location.search);
let chosen: Language = linked ?? languageInCookie(document.cookie) ?? 'en';

/** The signed-in user's language; before sign-in the one chosen on this device. */
export function currentLanguage(): Language {
  return sessionStore.get().user?.language ?? chosen;
}

/** Switches the language, without leaving the page. */
export function chooseLanguage(language: Language): void {
  chosen = language;
  keepChoice(language);
  const { user } = sessionStore.get();
  if (user !== null) sessionStore.dispatch({ type: 'user-changed', user: { ...user, language } });
  for (const listener of listeners) listener();
}

function keepChoice(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing on plain http
  document.cookie = languageCookie(language);
}

/** Keeps the language of the link on this device and takes it out of the address, where it would undo a later choice. */
export function keepLinkedLanguage(): void {
  if (linked === null) return;
  keepChoice(linked);
  const url = new URL(window.location.href);
  url.searchParams.delete(languageChoiceName);
  window.history.replaceState(window.history.state, '', url);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = sessionStore.subscribe(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/** Keeps `<html>` in the current language and direction, and fetches the Nastaliq face the first time Urdu is on. */
export function followLanguage(): void {
  const apply = () => {
    const language = currentLanguage();
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    if (language === 'ur') void import('./nastaliq.css');
  };
  apply();
  subscribe(apply);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

/** The reader's side of a phrase. */
export type PickPhrase = <Value>(phrase: Phrase<Value>) => Value;

export function usePick(): PickPhrase {
  const language = useLanguage();
  return useCallback((phrase) => phrase[language], [language]);
}
