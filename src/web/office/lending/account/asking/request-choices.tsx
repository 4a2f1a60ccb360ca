import type { MyAgreement } from '#contract/lending/my-account.ts';
import {
  type CustomerRequestKind,
  customerRequestKinds,
} from '#domain/lending/customer-requests/customer-request.ts';
import { usePick } from '#web/i18n/language.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ReliefIcon } from '#web/office/kit/ui/action-icons.tsx';
import { PhoneIcon } from '#web/office/kit/ui/contact-icons.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { CalendarIcon } from '#web/office/kit/ui/state-icons.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { askNames, messages } from './asks.messages.ts';
import classes from './request-choices.module.css';

const signs = { relief: ReliefIcon, another_date: CalendarIcon, call_back: PhoneIcon };
const drawers = { relief: 'askRelief', another_date: 'askAnotherDate', call_back: 'askCallBack' } as const;

interface RequestChoicesProps {
  /** The most likely one comes first. */
  readonly agreements: readonly MyAgreement[];
}

/** The requests that a customer may send the branch. Before the goods are handed over there is nothing to waive or move. */
export function RequestChoices({ agreements }: RequestChoicesProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const [first] = agreements;
  if (first === undefined) return null;
  const isActive = agreements.some(({ status }) => status === 'active');
  const kinds = customerRequestKinds.filter((kind) => isActive || kind === 'call_back');
  const aboutOf = (kind: CustomerRequestKind) =>
    (kind === 'call_back' ? first : agreements.find(({ status }) => status === 'active'))?.id ?? first.id;
  return (
    <section aria-labelledby="request-choices" className="screen-only">
      <Text as="h2" size={5} id="request-choices" className={classes.heading}>
        {pick(messages.anything)}
      </Text>
      <Grid as="ul" gap={2} column="6.5rem" className={classes.tiles}>
        {kinds.map((kind) => {
          const Sign = signs[kind];
          return (
            <li key={kind}>
              <Stack
                as="button"
                gap={2}
                align="center"
                pad={[2, 1]}
                weight={600}
                type="button"
                className={`${panel.panel} ${classes.tile}`}
                onClick={() => openDrawer(drawers[kind], aboutOf(kind))}
              >
                <Sign size={24} />
                <span>{pick(askNames[kind])}</span>
              </Stack>
            </li>
          );
        })}
      </Grid>
    </section>
  );
}
