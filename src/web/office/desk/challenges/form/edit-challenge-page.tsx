import { useParams } from 'react-router';
import { type Challenge, challengeChanges, challengeEndpoints } from '#contract/desk/challenges.ts';
import { deskErrors } from '#contract/errors/desk-errors.ts';
import { refusalOfChallengeAction } from '#domain/desk/challenges/challenge-actions.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { challengeLabels } from '../../ground/challenge-labels.messages.ts';
import { messages } from '../challenges.messages.ts';
import { ChallengeFields } from './challenge-fields.tsx';
import { valuesOf } from './challenge-values.ts';

export function EditChallengePage() {
  const pick = usePick();
  const language = useLanguage();
  const { title } = usePage();
  const { id = '' } = useParams();
  return (
    <RecordPage
      back={usePageLink()('challenges')}
      title={title}
      head={(challenge: Challenge) => ({
        title: pickWritten(challenge.title, language),
        help: pick(messages.newLead),
      })}
      item={useEndpoint(challengeEndpoints.getChallenge, { params: { id } }, forEditing)}
      notOpened={messages.notOpened}
    >
      {(challenge, askAgain) => {
        const refusal = refusalOfChallengeAction('edit', challenge.stage);
        return refusal === null ? (
          <EditChallenge key={challenge.id} challenge={challenge} askAgain={askAgain} />
        ) : (
          <Banner tone="warning" title={pick(deskErrors[refusal.reason].text)} />
        );
      }}
    </RecordPage>
  );
}

interface EditChallengeProps {
  readonly challenge: Challenge;
  readonly askAgain: () => Promise<Challenge | undefined>;
}

function EditChallenge({ challenge, askAgain }: EditChallengeProps) {
  const pick = usePick();
  const area = useArea();
  const edit = useAction(challengeEndpoints.editChallenge);
  const editing = useRecordForm({
    record: challenge,
    askAgain,
    valuesOf,
    labels: challengeLabels,
    schema: challengeChanges,
    bodyOf: (values, version) => ({ ...values, version }),
    send: (body) => edit.send({ params: { id: challenge.id }, body }),
  });
  const { form } = editing;
  return (
    <>
      <AfterSave saves={form.saves}>
        {form.saves > 0 && !form.isChanged && <Banner tone="good" title={pick(messages.saved)} />}
      </AfterSave>
      <RecordForm of={editing} back={area.challenge(challenge.id)}>
        <ChallengeFields form={form} />
      </RecordForm>
    </>
  );
}
