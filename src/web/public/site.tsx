import type { ReactNode } from 'react';
import type { PageContent } from '#contract/site/site-content.ts';
import type { Language } from '#domain/language.ts';
import { About } from './about/about.tsx';
import { Branches } from './branches/branches.tsx';
import { ChatButton } from './chat-button/chat-button.tsx';
import { Contact } from './contact/contact.tsx';
import { Footer } from './footer/footer.tsx';
import { Hero } from './hero/hero.tsx';
import { Preparing } from './preparing/preparing.tsx';
import { Services } from './services/services.tsx';
import { SiteContextProvider } from './site-context.ts';
import { TopBar } from './top-bar/top-bar.tsx';

interface SiteProps {
  readonly content: PageContent;
  readonly language: Language;
}

interface WithContentProps extends SiteProps {
  readonly children: ReactNode;
}

function WithContent({ content, language, children }: WithContentProps) {
  return (
    <SiteContextProvider value={{ content, language, say: (phrase) => phrase[language] }}>
      {children}
    </SiteContextProvider>
  );
}

/** The parts that are set in the first screen's own face. */
export function FirstScreen(props: SiteProps) {
  return (
    <WithContent {...props}>
      <TopBar />
      {props.content.isPublished ? <Hero /> : <Preparing />}
    </WithContent>
  );
}

/** The whole page, in the order in which it is read. */
export function Site(props: SiteProps) {
  if (!props.content.isPublished) return <FirstScreen {...props} />;
  return (
    <WithContent {...props}>
      <TopBar />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Services />
        <About />
        <Branches />
        <Contact />
      </main>
      <Footer />
      <ChatButton />
    </WithContent>
  );
}
