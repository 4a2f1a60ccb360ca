import { useParams } from 'react-router';
import { type Complaint, complaintEndpoints } from '#contract/desk/complaints.ts';
import { complaintKindNames, complaintStatusNames } from '#contract/desk/labels/complaint-names.messages.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { ClockBadge } from './clock-badge.tsx';
import { ComplaintActions } from './complaint-actions.tsx';
import { ComplaintEntries } from './complaint-entries.tsx';
import { ComplaintFacts } from './complaint-facts.tsx';
import { ComplaintHistory } from './complaint-history.tsx';
import { messages } from './complaints.messages.ts';
import classes from './complaints.module.css';

const { getComplaint } = complaintEndpoints;
const live = { kinds: ['complaints'], endpoints: [getComplaint] } as const;

/** A complaint: what was written, what was done, and the next step. */
export function ComplaintPage() {
  const pick = usePick();
  const { title } = usePage();
  const { id = '' } = useParams();
  useLiveChanges(live);
  return (
    <RecordPage
      back={usePageLink()('complaints')}
      title={title}
      head={(complaint: Complaint) => ({
        title: complaint.number,
        lead: (
          <Row gap={2} align="center" wraps>
            <FactLine>
              {pick(complaintKindNames[complaint.kind])}
              {pick(complaintStatusNames[complaint.status])}
            </FactLine>
            <ClockBadge clock={complaint.clock} />
          </Row>
        ),
        actions: <ComplaintActions complaint={complaint} />,
      })}
      item={useEndpoint(getComplaint, { params: { id } })}
      notOpened={messages.notOpened}
    >
      {(complaint) => (
        <Grid gap={[0, 4]} column="26rem" align="start">
          <Stack>
            <Section title={pick(messages.written)}>
              <p className={classes.written}>
                <WrittenText>{complaint.text}</WrittenText>
              </p>
            </Section>
            <ComplaintEntries complaint={complaint} />
            <ComplaintHistory complaint={complaint} />
          </Stack>
          <ComplaintFacts complaint={complaint} />
        </Grid>
      )}
    </RecordPage>
  );
}
