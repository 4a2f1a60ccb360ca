import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { matchStateNames } from '#contract/lending/labels/screening-names.messages.ts';
import { type ScreeningMatch, screeningEndpoints } from '#contract/lending/screening/screening.ts';
import type { MatchDecision } from '#domain/lending/screening/match-kind.ts';
import { pickWritten } from '#domain/written.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Timeline } from '#web/office/kit/record/timeline.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { kindNames, messages } from './screening.messages.ts';

const { getScreeningMatch } = screeningEndpoints;
const live = { kinds: ['screening'], endpoints: [getScreeningMatch] } as const;

/** A match: the person and the entry beside each other, and the decision. */
export function MatchPage() {
  const pick = usePick();
  const language = useLanguage();
  const { title } = usePage();
  const { id = '' } = useParams();
  useLiveChanges(live);
  return (
    <RecordPage
      back={usePageLink()('screening')}
      title={title}
      head={(match: ScreeningMatch) => ({
        title: pickWritten(match.person.name, language),
        lead: (
          <FactLine>
            {pick(kindNames[match.kind])}
            {pick(matchStateNames[match.state])}
          </FactLine>
        ),
        actions: <MatchActions match={match} />,
      })}
      item={useEndpoint(getScreeningMatch, { params: { id } })}
      notOpened={messages.notOpened}
    >
      {(match) => (
        <Stack gap={4}>
          {!match.mayDecide && <Banner tone="warning" title={pick(messages.notYours)} />}
          {!match.isListed && <Banner tone="warning" title={pick(messages.notListed)} />}
          <p>{pick(match.kind === 'stop' ? messages.sameCnic : messages.sameNames)}</p>
          <Sides match={match} />
          <History match={match} />
        </Stack>
      )}
    </RecordPage>
  );
}

function MatchActions({ match }: { readonly match: ScreeningMatch }) {
  const pick = usePick();
  const [asked, setAsked] = useState<MatchDecision | null>(null);
  if (!match.mayDecide) return null;
  return (
    <>
      {match.state !== 'confirmed' && (
        <ActionButton variant="default" disabledReason={null} onPress={() => setAsked('confirmed')}>
          {pick(messages.confirm)}
        </ActionButton>
      )}
      {match.state !== 'cleared' && (
        <ActionButton
          {...(match.kind === 'stop' && { variant: 'default' })}
          disabledReason={null}
          onPress={() => setAsked('cleared')}
        >
          {pick(messages.clear)}
        </ActionButton>
      )}
      {asked !== null && <DecideDialog match={match} decision={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** The same name in both languages, as the match has it, one below the other. */
function EachLine({ of: name }: { readonly of: string }) {
  return name.split(' / ').map((line) => (
    <div key={line}>
      <WrittenText>{line}</WrittenText>
    </div>
  ));
}

/** Both sides as they were when the match was found. */
function Sides({ match }: { readonly match: ScreeningMatch }) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const area = useArea();
  const { own, entry, person, listName } = match;
  const factsOf = ({ name, fatherName, cnicMasked }: ScreeningMatch['own']) => [
    { label: pick(messages.name), value: <EachLine of={name} /> },
    ...(fatherName === null
      ? []
      : [{ label: pick(messages.fatherName), value: <EachLine of={fatherName} /> }]),
    ...(cnicMasked === null ? [] : [{ label: pick(messages.cnic), value: <Code>{cnicMasked}</Code> }]),
  ];
  const to = person.is === 'customer' ? area.customerBalance(person.id) : area.guarantor(person.id);
  return (
    <Grid gap={4} column="20rem" align="start">
      <Section
        title={pick(messages.ownSide)}
        lead={
          <Link to={to} className="touch">
            {pick(messages[person.is])}
          </Link>
        }
      >
        <Facts facts={factsOf(own)} />
      </Section>
      <Section title={pick(messages.onList)} lead={<bdi>{listName}</bdi>}>
        <Facts
          facts={[
            ...factsOf(entry),
            ...(entry.reference === null
              ? []
              : [{ label: pick(messages.reference), value: <bdi>{entry.reference}</bdi> }]),
            { label: pick(messages.row), value: entry.line },
            {
              label: pick(messages.foundOn),
              value: formatMoment(instantOf(match.foundAt), language, now),
            },
          ]}
        />
      </Section>
    </Grid>
  );
}

function History({ match: { decisions } }: { readonly match: ScreeningMatch }) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  if (decisions.length === 0) return null;
  return (
    <Section title={pick(messages.history)}>
      <Timeline
        label={pick(messages.history)}
        events={decisions.toReversed().map(({ decision, reason, decidedAt, decidedByName }) => ({
          id: decidedAt,
          icon: CheckIcon,
          title: pick(matchStateNames[decision]),
          facts: (
            <FactLine>
              <bdi>{pick(decidedByName)}</bdi>
              {formatMoment(instantOf(decidedAt), language, now)}
            </FactLine>
          ),
          text: <WrittenText>{reason}</WrittenText>,
        }))}
      />
    </Section>
  );
}
