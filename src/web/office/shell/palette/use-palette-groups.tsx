import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type SearchResult, searchResultKinds } from '#contract/insight/search.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { changeLanguage } from '#web/office/kit/language/change-language.ts';
import { HomeIcon, LanguageIcon, LogoutIcon } from '#web/office/kit/ui/office-icons.tsx';
import { pageIcons } from '#web/office/kit/ui/page-icons.tsx';
import { sitePath } from '#web/paths.ts';
import { type PagePlaces, pagesOf } from '../../pages.ts';
import { useArea, useRole } from '../use-area.ts';
import { useLeave } from '../use-leave.ts';
import { matchesWords } from './matches-words.ts';
import { messages, resultGroups, switchLanguage } from './palette.messages.ts';
import { SearchResultRow } from './search-result-row.tsx';

export interface PaletteEntry {
  readonly id: string;
  readonly content: ReactNode;
  readonly icon?: ReactNode;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
}

/** The choices for a text: the server's results first, then the pages and actions of the role. */
export function usePaletteGroups(
  text: string,
  placesOfPages: PagePlaces,
  results: readonly SearchResult[],
): PaletteGroup[] {
  const pick = usePick();
  const navigate = useNavigate();
  const area = useArea();
  const actions = useActions();
  const { places, beginnings } = usePages(text, placesOfPages);
  const found = searchResultKinds.map((kind) => ({
    label: pick(resultGroups[kind]),
    entries: results
      .filter((result) => result.kind === kind)
      .map((result) => ({
        id: `${kind}-${result.number ?? result.customerId}`,
        content: <SearchResultRow result={result} />,
        run: () => void navigate(area.customerBalance(result.customerId)),
      })),
  }));
  return [
    ...found,
    { label: pick(messages.pages), entries: places },
    {
      label: pick(messages.actions),
      entries: [
        ...beginnings,
        ...actions.filter(({ label }) => matchesWords(label, text)).map(({ entry }) => entry),
      ],
    },
  ].filter(({ entries }) => entries.length > 0);
}

/** The pages of the area that match the text: those to read, and those that start a task. */
function usePages(text: string, placesOfPages: PagePlaces) {
  const navigate = useNavigate();
  const pick = usePick();
  const entries = pagesOf(useRole()).flatMap(({ name, patterns, title, icon, isBeginning }) => {
    const Sign = pageIcons[icon];
    const pattern = patterns.at(-1) ?? '';
    const shown = pattern.includes(':')
      ? Object.entries(placesOfPages[name] ?? {}).map(([place, label]) => ({
          id: `${name}-${place}`,
          label,
          to: pattern.replace(/:\w+$/, place),
        }))
      : [{ id: name, label: title, to: pattern }];
    return shown
      .filter(({ label }) => matchesWords(label, text))
      .map(({ id, label, to }) => ({
        isBeginning,
        entry: { id, content: pick(label), icon: <Sign />, run: () => void navigate(to) },
      }));
  });
  return {
    places: entries.filter(({ isBeginning }) => !isBeginning).map(({ entry }) => entry),
    beginnings: entries.filter(({ isBeginning }) => isBeginning).map(({ entry }) => entry),
  };
}

function useActions() {
  const pick = usePick();
  const language = useLanguage();
  const leave = useLeave();
  const other = language === 'en' ? 'ur' : 'en';
  return [
    {
      label: switchLanguage,
      entry: {
        id: 'language',
        content: <span lang={other}>{pick(switchLanguage)}</span>,
        icon: <LanguageIcon />,
        run: () => changeLanguage(other),
      },
    },
    {
      label: messages.openSite,
      entry: {
        id: 'site',
        content: pick(messages.openSite),
        icon: <HomeIcon />,
        run: () => window.location.assign(sitePath(language)),
      },
    },
    {
      label: messages.signOut,
      entry: {
        id: 'sign-out',
        content: pick(messages.signOut),
        icon: <LogoutIcon />,
        run: () => void leave(),
      },
    },
  ];
}
