import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { OtherLanguageButton } from '#web/frame/other-language-button.tsx';
import '#web/i18n/nastaliq.css';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { LeaveWarning } from '../kit/form/leave-warning.tsx';
import { Toasts } from '../kit/overlay/toasts.tsx';
import { PrintFrame } from '../kit/print/print-frame.tsx';
import { Facts } from '../kit/record/facts.tsx';
import { Section } from '../kit/record/section.tsx';
import { Money } from '../kit/ui/money.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { OfficeProvider } from '../office-provider.tsx';
import { FormPage } from './form/form-page.tsx';
import { messages } from './gallery.messages.ts';
import { GalleryActions } from './gallery-actions.tsx';
import { GalleryChart } from './gallery-chart.tsx';
import { GalleryLists } from './gallery-lists.tsx';
import classes from './gallery-page.module.css';
import { GalleryRecord } from './gallery-record.tsx';

const home = '/kit';

/** The pieces of the kit side by side, to be looked at while they are made. In no product that anybody runs. */
export function GalleryPage() {
  const { '*': page } = useParams();
  return (
    <OfficeProvider>
      <div className={classes.frame}>
        <main className={classes.gallery}>
          {page === 'form' ? <FormPage back={home} /> : page === 'print' ? <PrintPage /> : <Pieces />}
        </main>
        <Toasts />
        <LeaveWarning />
      </div>
    </OfficeProvider>
  );
}

function Pieces() {
  const pick = usePick();
  return (
    <>
      <PageHeader title={pick(messages.title)} lead={pick(messages.lead)} actions={<OtherLanguageButton />} />
      <GalleryActions />
      <GalleryRecord />
      <GalleryLists />
      <GalleryChart />
      <Section title={pick(messages.form)}>
        <Button component={Link} to={`${home}/form`} variant="default">
          {pick(messages.openForm)}
        </Button>
      </Section>
      <Section title={pick(messages.print)}>
        <Button component={Link} to={`${home}/print`} variant="default">
          {pick(messages.receipt)}
        </Button>
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
