import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router';
import { OtherLanguageButton } from '#web/frame/other-language-button.tsx';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import '#web/i18n/nastaliq.css';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Money } from '#web/office/kit/ui/money.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { LeaveWarning } from '../kit/form/leave-warning.tsx';
import { Toasts } from '../kit/overlay/toasts.tsx';
import { PrintFrame } from '../kit/print/print-frame.tsx';
import { Facts } from '../kit/record/facts.tsx';
import { Section } from '../kit/record/section.tsx';
import { OfficeProvider } from '../office-provider.tsx';
import { FormPage } from './form/form-page.tsx';
import { messages } from './gallery.messages.ts';
import { GalleryActions } from './gallery-actions.tsx';
import { GalleryChart } from './gallery-chart.tsx';
import { GalleryLists } from './gallery-lists.tsx';
import classes from './gallery-page.module.css';
import { GalleryRecord } from './gallery-record.tsx';
import { ListPage } from './list/list-page.tsx';
import { RecordSpecimenPage } from './record/record-specimen-page.tsx';

const home = '/kit';

/** Specimens that need a page of their own, by the end of its address. */
const pages: Readonly<Partial<Record<string, ComponentType>>> = {
  form: () => <FormPage back={home} />,
  list: () => <ListPage back={home} />,
  record: () => <RecordSpecimenPage back={home} />,
  print: PrintPage,
};

/** The pieces of the kit side by side, for development. A production build leaves it out. */
export function GalleryPage() {
  const { '*': name = '' } = useParams();
  const Page = pages[name] ?? Pieces;
  return (
    <OfficeProvider>
      <Text as="div" size={3} className={classes.frame}>
        <main className={classes.gallery}>
          <Page />
        </main>
        <Toasts />
        <LeaveWarning />
      </Text>
    </OfficeProvider>
  );
}

function Pieces() {
  const pick = usePick();
  return (
    <>
      <PageHeader title={pick(messages.title)} help={pick(messages.lead)} actions={<OtherLanguageButton />} />
      <GalleryActions />
      <GalleryRecord />
      <GalleryLists />
      <GalleryChart />
      <Section title={pick(messages.pages)} lead={pick(messages.pagesLead)}>
        <Row gap={3} wraps>
          <Button as={Link} to={`${home}/form`} variant="default">
            {pick(messages.form)}
          </Button>
          <Button as={Link} to={`${home}/list`} variant="default">
            {pick(messages.list)}
          </Button>
          <Button as={Link} to={`${home}/record`} variant="default">
            {pick(messages.recordPage)}
          </Button>
          <Button as={Link} to={`${home}/print`} variant="default">
            {pick(messages.print)}
          </Button>
        </Row>
      </Section>
    </>
  );
}

function PrintPage() {
  const pick = usePick();
  const language = useLanguage();
  return (
    <PrintFrame
      back={{ to: home, label: pick(messages.title) }}
      title={pick(messages.receipt)}
      papers={['a5', 'roll']}
      language={language}
      absence={null}
    >
      {() => (
        <article aria-label={pick(messages.receipt)}>
          <Facts
            facts={[
              { label: pick(messages.receivedFrom), value: <bdi>{customerName}</bdi> },
              { label: pick(messages.outstanding), value: <Money amount={10_700} /> },
            ]}
          />
        </article>
      )}
    </PrintFrame>
  );
}

const customerName = 'Nasreen Akhtar';
