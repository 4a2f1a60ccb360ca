import { useState } from 'react';
import { Link } from 'react-router';
import { type Challenge, challengeEndpoints } from '#contract/desk/challenges.ts';
import { deskErrors } from '#contract/errors/desk-errors.ts';
import { refusalOfChallengeAction } from '#domain/desk/challenges/challenge-actions.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { PencilIcon } from '#web/office/kit/ui/action-icons.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { cancelTitle, messages } from './challenges.messages.ts';

/** Editing and canceling a challenge. An action that is too late says why. */
export function ChallengeActions({ challenge }: { readonly challenge: Challenge }) {
  const pick = usePick();
  const area = useArea();
  const [isAsked, setIsAsked] = useState(false);
  const { id, stage } = challenge;
  const refusal = refusalOfChallengeAction('edit', stage);
  if (refusalOfChallengeAction('cancel', stage) !== null) return null;
  return (
    <Row gap={2} wraps>
      {refusal === null ? (
        <Button
          as={Link}
          variant="default"
          to={area.editChallenge(id)}
          leftSection={<PencilIcon size={18} />}
        >
          {pick(messages.edit)}
        </Button>
      ) : (
        <ActionButton
          variant="default"
          disabledReason={deskErrors[refusal.reason].text}
          icon={<PencilIcon size={18} />}
        >
          {pick(messages.edit)}
        </ActionButton>
      )}
      <Button variant="default" onClick={() => setIsAsked(true)}>
        {pick(messages.cancel)}
      </Button>
      {isAsked && <CancelChallenge challenge={challenge} onClose={() => setIsAsked(false)} />}
    </Row>
  );
}

interface CancelChallengeProps {
  readonly challenge: Challenge;
  readonly onClose: () => void;
}

function CancelChallenge({ challenge, onClose }: CancelChallengeProps) {
  const pick = usePick();
  const language = useLanguage();
  const { send } = useAction(challengeEndpoints.cancelChallenge);
  return (
    <ConfirmDialog
      title={pick(cancelTitle)(pickWritten(challenge.title, language))}
      verb={pick(messages.cancel)}
      isDestructive
      asksReason
      onConfirm={async ({ reason }) => {
        await send({ params: { id: challenge.id }, body: { reason } });
        onClose();
      }}
      onClose={onClose}
    >
      <p>{pick(messages.cancelText)}</p>
    </ConfirmDialog>
  );
}
