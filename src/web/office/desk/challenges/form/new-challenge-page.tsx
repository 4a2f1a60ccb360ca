import { challengeEndpoints, challengeForm } from '#contract/desk/challenges.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useLeadOn } from '#web/office/shell/use-lead-on.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { challengeLabels } from '../../ground/challenge-labels.messages.ts';
import { messages } from '../challenges.messages.ts';
import { ChallengeFields } from './challenge-fields.tsx';
import { newChallengeValues } from './challenge-values.ts';

export function NewChallengePage() {
  const pick = usePick();
  const { title } = usePage();
  const area = useArea();
  const leadOn = useLeadOn();
  const create = useAction(challengeEndpoints.createChallenge);
  const form = useOfficeForm({
    initial: newChallengeValues,
    labels: challengeLabels,
    schema: challengeForm,
    send: (body, key) => create.send({ body, idempotencyKey: key }),
    onSaved: ({ data }) => leadOn(area.challenge(data.id), { replace: true }),
  });
  return (
    <>
      <BackLink {...usePageLink()('challenges')} />
      <PageHeader title={title} help={pick(messages.newLead)} />
      <OfficeForm form={form} verb={messages.create} back={area.challenges()}>
        <ChallengeFields form={form} />
      </OfficeForm>
    </>
  );
}
