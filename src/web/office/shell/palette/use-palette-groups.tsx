import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchResultKinds } from '#contract/insight/search.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { changeLanguage } from '#web/office/kit/language/change-language.ts';
import { ArrowEndIcon } from '#web/office/kit/ui/action-icons.tsx';
import { HomeIcon, KeyboardIcon, LanguageIcon, LogoutIcon } from '#web/office/kit/ui/office-icons.tsx';
import { pageIcons } from '#web/office/kit/ui/page-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { sitePath } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { type PagePlaces, pagesOf } from '../../pages.ts';
import { messages as keysMessages } from '../keys/keys.messages.ts';
import { openedLately } from '../lately/opened-lately.ts';
import { useArea, useRole } from '../use-area.ts';
import { useLeave } from '../use-leave.ts';
import { useMay } from '../use-may.ts';
import { usePayerLink } from '../use-payer-link.ts';
import { useShownPages } from '../use-shown-pages.ts';
import { isMeant } from './clerk-words.ts';
import { actionsOfPage } from './page-actions.ts';
import { messages, resultGroups, switchLanguage } from './palette.messages.ts';
import { EmployeeResultRow, SearchResultRow } from './search-result-row.tsx';
import type { Found } from './use-search.ts';

export interface PaletteEntry {
  readonly id: string;
  readonly content: ReactNode;
  readonly icon?: ReactNode;
  readonly run: () => void;
  /** Takes a payment of the customer; missing where there is none. */
  readonly pay?: (() => void) | undefined;
}

export interface PaletteGroup {
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
}

interface PaletteContent {
  readonly text: string;
  readonly places: PagePlaces;
  readonly found: Found;
  readonly commands: readonly PaletteEntry[];
  /** True if the text can be nothing but a command. */
  readonly areMeant: boolean;
  readonly onKeys: () => void;
}

/** The choices for a text: the server's results first, then the pages and actions of the role. */
export function usePaletteGroups({
  text,
  places: placesOfPages,
  found: { customers, employees },
  commands,
  areMeant,
  onKeys,
}: PaletteContent): PaletteGroup[] {
  const pick = usePick();
  const navigate = useNavigate();
  const area = useArea();
  const actions = useActions(onKeys);
  const payFor = usePayFor();
  const lately = useLately(text);
  const [ofPage] = useState(actionsOfPage);
  const { places, beginnings } = usePages(text, placesOfPages);
  const found = searchResultKinds.map((kind) => ({
    label: pick(resultGroups[kind]),
    entries: customers
      .filter((result) => result.kind === kind)
      .map((result) => ({
        id: `${kind}-${result.number ?? result.customerId}`,
        content: <SearchResultRow result={result} />,
        run: () => void navigate(area.customerBalance(result.customerId)),
        pay: payFor(result.customerId),
      })),
  }));
  const meant = { label: pick(messages.commands), entries: commands };
  return [
    { label: pick(messages.lately), entries: lately },
    // A customer may have a name that is a command too, but no name has an amount in it.
    ...(areMeant ? [meant, ...found] : [...found, meant]),
    {
      label: pick(messages.employees),
      entries: employees.map((employee) => ({
        id: `employee-${employee.id}`,
        content: <EmployeeResultRow employee={employee} />,
        run: () => void navigate(area.editEmployee(employee.id)),
      })),
    },
    {
      label: pick(messages.onThisPage),
      entries: ofPage
        .filter(({ name }) => isMeant({ en: name, ur: name }, text))
        .map(({ name, press }) => ({
          id: `page-${name}`,
          content: name,
          icon: <ArrowEndIcon className="mirrored" />,
          run: press,
        })),
    },
    {
      label: pick(messages.pages),
      entries: places.filter(({ id }) => !lately.some((page) => page.id === id)),
    },
    {
      label: pick(messages.actions),
      entries: [
        ...beginnings,
        ...actions.filter(({ label }) => isMeant(label, text)).map(({ entry }) => entry),
      ],
    },
  ].filter(({ entries }) => entries.length > 0);
}

/** Takes a payment of a customer; undefined for what is no customer, and for a user who may not. */
function usePayFor(): (customerId: string | undefined) => (() => void) | undefined {
  const navigate = useNavigate();
  const payerLink = usePayerLink();
  const mayRecord = useMay('payments.record');
  return (customerId) => {
    if (customerId === undefined || !mayRecord) return undefined;
    const { to, state } = payerLink(customerId);
    return () => void navigate(to, { state });
  };
}

/** The pages and accounts opened lately, until a search begins. The open one is not offered. */
function useLately(text: string): PaletteEntry[] {
  const pick = usePick();
  const navigate = useNavigate();
  const payFor = usePayFor();
  const { pathname } = useLocation();
  const pagesOfRole = pagesOf(useRole());
  const { token } = useSession();
  if (text.trim() !== '') return [];
  return openedLately(token)
    .filter(({ path }) => path !== pathname)
    .map(({ path, label, customerId }) => {
      const page = pagesOfRole.find(({ patterns }) => patterns.includes(path));
      const Sign = pageIcons[page?.icon ?? 'customers'];
      return {
        id: page?.name ?? path,
        content: <WrittenText>{pick(label)}</WrittenText>,
        icon: <Sign />,
        run: () => void navigate(path),
        pay: payFor(customerId),
      };
    });
}

/** The pages of the area that match the text: those to read, and those that start a task. */
function usePages(text: string, placesOfPages: PagePlaces) {
  const navigate = useNavigate();
  const pick = usePick();
  const entries = useShownPages().flatMap(({ name, patterns, title, icon, isBeginning }) => {
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
      .filter(({ label }) => isMeant(label, text))
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

function useActions(onKeys: () => void) {
  const pick = usePick();
  const language = useLanguage();
  const leave = useLeave();
  const other = language === 'en' ? 'ur' : 'en';
  return [
    {
      label: keysMessages.title,
      entry: { id: 'keys', content: pick(keysMessages.title), icon: <KeyboardIcon />, run: onKeys },
    },
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
