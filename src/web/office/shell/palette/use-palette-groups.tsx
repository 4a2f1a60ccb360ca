import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type SearchResult, searchResultKinds } from '#contract/insight/search.ts';
import type { Role } from '#domain/rights/role.ts';
import { areaPaths } from '#web/area-paths.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { HomeIcon, LanguageIcon, LogoutIcon } from '#web/office/kit/ui/office-icons.tsx';
import { sitePath } from '#web/paths.ts';
import { changeLanguage } from '../change-language.ts';
import { useLeave } from '../use-leave.ts';
import { matchesWords } from './matches-words.ts';
import { messages, resultGroups, switchLanguage } from './palette.messages.ts';
import { beginnings, type Place, places } from './palette-places.ts';
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

/** What can be chosen for a text: what the server found first, then the pages and actions of the role. */
export function usePaletteGroups(text: string, role: Role, results: readonly SearchResult[]): PaletteGroup[] {
  const pick = usePick();
  const navigate = useNavigate();
  const actions = useActions(role);

  const placeEntry = ({ label, to, icon: Icon }: Place): PaletteEntry => ({
    id: to,
    content: pick(label),
    icon: <Icon />,
    run: () => void navigate(to),
  });
  const found = searchResultKinds.map((kind) => ({
    label: pick(resultGroups[kind]),
    entries: results
      .filter((result) => result.kind === kind)
      .map((result) => ({
        id: `${kind}-${result.number ?? result.customerId}`,
        content: <SearchResultRow result={result} />,
        run: () => void navigate(areaPaths[role].customerBalance(result.customerId)),
      })),
  }));
  return [
    ...found,
    {
      label: pick(messages.pages),
      entries: places[role].filter(({ label }) => matchesWords(label, text)).map(placeEntry),
    },
    {
      label: pick(messages.actions),
      entries: [
        ...beginnings[role].filter(({ label }) => matchesWords(label, text)).map(placeEntry),
        ...actions.filter(({ label }) => matchesWords(label, text)).map(({ entry }) => entry),
      ],
    },
  ].filter(({ entries }) => entries.length > 0);
}

function useActions(role: Role) {
  const pick = usePick();
  const language = useLanguage();
  const leave = useLeave();
  const other = language === 'en' ? 'ur' : 'en';
  return [
    {
      label: switchLanguage,
      entry: {
        id: `${role}-language`,
        content: <span lang={other}>{pick(switchLanguage)}</span>,
        icon: <LanguageIcon />,
        run: () => changeLanguage(other),
      },
    },
    {
      label: messages.openSite,
      entry: {
        id: `${role}-site`,
        content: pick(messages.openSite),
        icon: <HomeIcon />,
        run: () => window.location.assign(sitePath(language)),
      },
    },
    {
      label: messages.signOut,
      entry: {
        id: `${role}-sign-out`,
        content: pick(messages.signOut),
        icon: <LogoutIcon />,
        run: () => void leave(),
      },
    },
  ];
}
