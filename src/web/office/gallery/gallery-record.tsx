import { usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { PhoneIcon, WhatsAppIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { Beads } from '#web/office/lending/ground/figures/beads.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { FactLine } from '../kit/record/fact-line.tsx';
import { Facts } from '../kit/record/facts.tsx';
import { FigureStrip } from '../kit/record/figure-strip.tsx';
import { Section } from '../kit/record/section.tsx';
import { Timeline } from '../kit/record/timeline.tsx';
import { messages } from './gallery.messages.ts';

const schedules = {
  running: [...Array(9).fill(1), 0.51, 0, 0],
  long: [...Array(40).fill(1), ...Array(80).fill(0)],
  completed: Array(10).fill(1),
} as const;

/** The pieces that show a record. */
export function GalleryRecord() {
  const pick = usePick();
  return (
    <>
      <FigureStrip
        label={pick(messages.figures)}
        figures={[
          { label: pick(messages.outstanding), value: <Money amount={82_855_400} />, to: '.' },
          { label: pick(messages.dueNow), value: <Money amount={-4_800} /> },
          {
            label: pick(messages.collectedToday),
            value: <Money amount={318_400} />,
            note: pick(messages.ofDue),
          },
        ]}
      />
      <Section title={pick(messages.agreements)} lead={pick(messages.agreementsLead)}>
        <Stack gap={4}>
          {Object.entries(schedules).map(([name, shares]) => (
            <Beads key={name} shares={shares} />
          ))}
        </Stack>
      </Section>
      <Section title={pick(messages.record2)}>
        <Facts
          facts={[
            { label: pick(messages.phone), value: <Ltr>{phone}</Ltr> },
            {
              label: pick(messages.address),
              value: (
                <FactLine>
                  {pick(messages.addressText)}
                  <Ltr>{phone}</Ltr>
                  {pick(messages.byBilal)}
                  {pick(messages.byNadia)}
                </FactLine>
              ),
            },
          ]}
        />
      </Section>
      <Section title={pick(messages.timeline)}>
        <Timeline
          label={pick(messages.timeline)}
          events={[
            {
              id: 'called',
              icon: PhoneIcon,
              title: pick(messages.called),
              text: pick(messages.promised),
              facts: pick(messages.byBilal),
            },
            {
              id: 'opened',
              icon: WhatsAppIcon,
              title: pick(messages.opened),
              facts: pick(messages.byNadia),
            },
          ]}
        />
      </Section>
    </>
  );
}

const phone = '0300-0000417';
