import type { ReactNode } from 'react';
import type { PageContent } from '#contract/site/site-content.ts';
import type { SitePage, SitePlace } from '#contract/site/site-pages.ts';
import type { Language } from '#domain/language.ts';
import { About } from './about/about.tsx';
import { Blog, BlogHead } from './blog/blog.tsx';
import { Post } from './blog/post.tsx';
import { Branches } from './branches/branches.tsx';
import { Calculator, CalculatorHead } from './calculator/calculator.tsx';
import { ChatButton } from './chat-button/chat-button.tsx';
import { Check, CheckHead } from './check/check.tsx';
import { Complaints, ComplaintsHead } from './complaints/complaints.tsx';
import { ComplaintPage } from './complaints/tracked-complaint.tsx';
import { Contact } from './contact/contact.tsx';
import { Footer } from './footer/footer.tsx';
import { Guide, GuideHead } from './guide/guide.tsx';
import { Hero } from './hero/hero.tsx';
import { Preparing } from './preparing/preparing.tsx';
import { Product } from './products/product.tsx';
import { Products, ProductsHead } from './products/products.tsx';
import { RequestPage } from './requests/tracked-request.tsx';
import { Services } from './services/services.tsx';
import { SiteContextProvider } from './site-context.ts';
import { TopBar } from './top-bar/top-bar.tsx';

interface SiteProps {
  readonly place: SitePlace;
  readonly content: PageContent;
  readonly language: Language;
}

interface WithContentProps extends SiteProps {
  readonly children: ReactNode;
}

function WithContent({ place, content, language, children }: WithContentProps) {
  return (
    <SiteContextProvider value={{ place, content, language, say: (phrase) => phrase[language] }}>
      {children}
    </SiteContextProvider>
  );
}

const firstParts: Readonly<Record<SitePage, () => ReactNode>> = {
  home: Hero,
  calculator: CalculatorHead,
  products: ProductsHead,
  product: () => null,
  guide: GuideHead,
  blog: BlogHead,
  post: () => null,
  check: CheckHead,
  complaints: ComplaintsHead,
  complaint: () => null,
  request: () => null,
};

/** The parts that are set in the first screen's own face. */
export function FirstScreen(props: SiteProps) {
  const First = firstParts[props.place.page];
  return (
    <WithContent {...props}>
      <TopBar />
      {props.content.isPublished ? <First /> : <Preparing />}
      {props.content.isPublished && <ChatButton />}
    </WithContent>
  );
}

function Home() {
  return (
    <>
      <Hero />
      <Services />
      <About />
      <Branches />
      <Contact />
    </>
  );
}

const mains: Readonly<Record<SitePage, () => ReactNode>> = {
  home: Home,
  calculator: Calculator,
  products: Products,
  product: Product,
  guide: Guide,
  blog: Blog,
  post: Post,
  check: Check,
  complaints: Complaints,
  complaint: ComplaintPage,
  request: RequestPage,
};

/** The whole page, in the order in which it is read. */
export function Site(props: SiteProps) {
  if (!props.content.isPublished) return <FirstScreen {...props} />;
  const Main = mains[props.place.page];
  return (
    <WithContent {...props}>
      <TopBar />
      <main id="main" tabIndex={-1}>
        <Main />
      </main>
      <Footer />
      <ChatButton />
    </WithContent>
  );
}
