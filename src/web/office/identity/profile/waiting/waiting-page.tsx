import { profileEndpoints } from '#contract/identity/profile.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useOfficeHours } from '#web/office/shell/lender/use-office-hours.ts';
import { siteBranchesPath } from '#web/paths.ts';
import { OpenHours } from '#web/ui/open-hours.tsx';
import { messages } from './waiting-page.messages.ts';
import classes from './waiting-page.module.css';

/** For a customer whose account no branch has linked yet: the explanation, and a field for the code that links it. */
export function WaitingPage() {
  const pick = usePick();
  const language = useLanguage();
  const hours = useOfficeHours();
  const redeem = useAction(profileEndpoints.redeemActivationCode);
  const form = useOfficeForm({
    initial: { activationCode: '' },
    labels: { activationCode: messages.code },
    schema: profileEndpoints.redeemActivationCode.body,
    send: (body) => redeem.send({ body }),
    // The page closes when a fresh profile says that the user is linked.
    onSaved: () => form.restart({ activationCode: '' }),
  });
  return (
    <>
      <PageHeader title={pick(messages.title)} lead={pick(messages.lead)} />
      <section className={`${panel.panel} ${classes.panel}`} aria-label={pick(messages.title)}>
        <OpenRegister />
        <Stack gap={5} className={classes.content}>
          <Stack as="ol" gap={2} className={classes.steps}>
            <li>
              {pick(messages.bring)} <a href={siteBranchesPath(language)}>{pick(messages.branches)}</a>
              {hours?.week.map(({ days, opensAt, closesAt }) => (
                <div key={days.en}>
                  {pick(days)}: <OpenHours language={language} opensAt={opensAt} closesAt={closesAt} />
                </div>
              ))}
            </li>
            <li>{pick(messages.ask)}</li>
            <li>{pick(messages.type)}</li>
          </Stack>
          <PanelForm
            form={form}
            verb={messages.link}
            verbWhileSending={messages.linking}
            refused={messages.notLinked}
          >
            <TextField {...form.field('activationCode')} isRequired isCode lengthMax={40} />
          </PanelForm>
          <p>{pick(messages.already)}</p>
        </Stack>
      </section>
    </>
  );
}
