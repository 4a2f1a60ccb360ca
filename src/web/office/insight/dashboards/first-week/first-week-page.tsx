import { Link } from 'react-router';
import type { FirstWeek } from '#contract/insight/first-week.ts';
import {
  type FirstWeekStep,
  firstWeekSteps,
  nextStep,
  optionalSteps,
  stepMinutes,
} from '#domain/insight/first-week.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { Tile } from '#web/office/kit/ui/tile.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import {
  branchesOpen,
  licenceSaved,
  messages,
  productsListed,
  progress,
  staffSignedIn,
  stepTexts,
  timeLeft,
  timeOf,
} from './first-week.messages.ts';
import classes from './first-week-page.module.css';
import { Petals } from './petals.tsx';

interface FirstWeekPageProps {
  readonly firstWeek: FirstWeek;
  readonly onLeave: () => void;
  readonly onHide: () => void;
}

/** The steps of a new lender, in place of a dashboard without figures. */
export function FirstWeekPage({ firstWeek, onLeave, onHide }: FirstWeekPageProps) {
  const pick = usePick();
  const { done } = firstWeek;
  const open = firstWeekSteps.filter((step) => !done.includes(step));
  const next = nextStep(done);
  const left = open.reduce((sum, step) => sum + stepMinutes[step], 0);
  return (
    <>
      <PageHeader
        title={pick(messages.title)}
        lead={`${pick(progress)(done.length, firstWeekSteps.length)} · ${pick(timeLeft)(left)}`}
        actions={
          <>
            <Button variant="subtle" onClick={onHide}>
              {pick(messages.hide)}
            </Button>
            <Button variant="default" onClick={onLeave}>
              {pick(messages.openDashboard)}
            </Button>
          </>
        }
      />
      <div className={classes.columns}>
        <ol className={`${panel.panel} ${classes.steps}`} aria-label={pick(messages.steps)}>
          {firstWeekSteps.map((step) => (
            <Step key={step} step={step} firstWeek={firstWeek} isNext={step === next} />
          ))}
        </ol>
        <Row as="aside" gap={4} align="center" className={`${panel.panel} ${classes.share}`}>
          <Petals done={done.length} all={firstWeekSteps.length} />
          <Stack gap={1}>
            <Text as="h2" weight={600}>
              {pick(messages.shareTitle)}
            </Text>
            <Text tone="muted">{pick(messages.shareText)}</Text>
          </Stack>
        </Row>
      </div>
    </>
  );
}

interface StepProps {
  readonly step: FirstWeekStep;
  readonly firstWeek: FirstWeek;
  readonly isNext: boolean;
}

function Step({ step, firstWeek, isNext }: StepProps) {
  const pick = usePick();
  const { to, icon } = useStepLink(step);
  const { title, text, verb } = stepTexts[step];
  const isDone = firstWeek.done.includes(step);
  const isOptional = optionalSteps.includes(step);
  return (
    <li className={classes.step} data-next={isNext || undefined}>
      <Tile icon={isDone ? CheckIcon : icon} tone={isDone ? 'good' : isNext ? 'blue' : 'quiet'} />
      <Stack className={classes.said}>
        <Text as="h2" weight={600}>
          {pick(title)} {isDone && <span className="visually-hidden">{pick(messages.done)}</span>}
        </Text>
        <Text tone="muted">{factOf(step, firstWeek, pick) ?? pick(text)}</Text>
      </Stack>
      {!isDone && (
        <Row gap={3} align="center" justify="end" wraps className={classes.act}>
          <Text tone="muted">
            {isOptional ? `${pick(messages.optional)} · ` : ''}
            {pick(timeOf)(stepMinutes[step])}
          </Text>
          <Button as={Link} to={to} variant={isNext ? 'filled' : 'default'}>
            {pick(verb)}
          </Button>
        </Row>
      )}
    </li>
  );
}

function useStepLink(step: FirstWeekStep) {
  const link = usePageLink();
  switch (step) {
    case 'second_step':
      return link('twoStepSignIn');
    case 'licence':
      return link('lenderProfile');
    case 'branches':
      return link('branches');
    case 'staff':
      return { ...link('newEmployee'), icon: link('employees').icon };
    case 'products':
      return { ...link('newProduct'), icon: link('products').icon };
    case 'register':
      return link('imports');
    case 'customer':
      return { ...link('newCustomer'), icon: link('customers').icon };
    case 'site':
      return link('sitePublication');
  }
}

/** The part of a step that is there already; null while there is nothing. */
function factOf(step: FirstWeekStep, firstWeek: FirstWeek, pick: ReturnType<typeof usePick>): string | null {
  const { licenceNumber, branches, employees, signedIn, products } = firstWeek;
  if (step === 'licence' && licenceNumber !== null) return pick(licenceSaved)(licenceNumber);
  if (step === 'branches' && branches > 0) return pick(branchesOpen)(branches);
  if (step === 'staff' && employees > 0) return pick(staffSignedIn)(signedIn, employees);
  if (step === 'products' && products > 0) return pick(productsListed)(products);
  return null;
}
