import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { directionOf } from '#domain/language.ts';
import { useLanguage } from '#web/i18n/language.ts';
import './kit.css';
import { officeCssVariables, officeTheme } from './office-theme.ts';
import { createQueryClient } from './query-client.ts';

interface OfficeProviderProps {
  readonly children: ReactNode;
}

/** The kit, its direction, and the cache of the server's answers. */
export function OfficeProvider({ children }: OfficeProviderProps) {
  const language = useLanguage();
  return (
    <DirectionProvider initialDirection={directionOf(language)} detectDirection={false}>
      <DirectionFollower />
      <MantineProvider
        theme={officeTheme}
        cssVariablesResolver={officeCssVariables}
        forceColorScheme="light"
        getStyleNonce={styleNonce}
      >
        <ServerState>{children}</ServerState>
      </MantineProvider>
    </DirectionProvider>
  );
}

/** Starts empty at each sign-in, because the office is unmounted in between: one user's data is not shown to the next. */
function ServerState({ children }: OfficeProviderProps) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Switches the kit's direction with the language, in place, so that no input is lost. */
function DirectionFollower() {
  const language = useLanguage();
  const { setDirection } = useDirection();
  useEffect(() => setDirection(directionOf(language)), [language, setDirection]);
  return null;
}

/** Written into the page by the server, one per answer; without it the content policy refuses the kit's style elements. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
