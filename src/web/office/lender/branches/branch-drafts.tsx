import { useState } from 'react';
import { Link } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { type BranchDraft, branchEndpoints } from '#contract/lender/branches.ts';
import { visitsAtOnceDefault } from '#domain/desk/contact-requests/visit-slots.ts';
import { type ApiFailure, failureOf } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useArea } from '#web/office/shell/use-area.ts';
import classes from './branch-drafts.module.css';
import { messages } from './branches.messages.ts';

/** The branches that the product proposes to a new lender: to open as they are, to change first, or to leave. */
export function BranchDrafts() {
  const pick = usePick();
  const { data: drafts = [] } = useEndpoint(branchEndpoints.listBranchDrafts);
  if (drafts.length === 0) return null;
  return (
    <section className={`${panel.panel} ${classes.drafts}`} aria-label={pick(messages.drafts)}>
      <h2>{pick(messages.drafts)}</h2>
      <Text tone="muted">{pick(messages.draftsLead)}</Text>
      <Stack as="ul" gap={3} className={classes.list}>
        {drafts.map((draft) => (
          <DraftRow key={draft.code} draft={draft} />
        ))}
      </Stack>
    </section>
  );
}

interface DraftRowProps {
  readonly draft: BranchDraft;
}

function DraftRow({ draft }: DraftRowProps) {
  const pick = usePick();
  const area = useArea();
  const create = useAction(branchEndpoints.createBranch);
  const [key] = useState(() => uuidv7());
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const open = async () => {
    setIsRunning(true);
    const body = { ...draft, isPublic: true, visitsAtOnce: visitsAtOnceDefault };
    setFailure(await failureOf(create.send({ body, idempotencyKey: key })));
    setIsRunning(false);
  };
  return (
    <Row as="li" gap={3} align="center" wraps justify="space-between">
      <div>
        <Text weight={600}>
          {pick(draft.city)} <Code>{draft.code}</Code>
        </Text>
        <Text tone="muted">{pick(draft.address)}</Text>
        {failure !== null && (
          <Text tone="bad" role="alert">
            {failure.message}
          </Text>
        )}
      </div>
      <Row gap={2}>
        <Button as={Link} to={`${area.newBranch()}?${new URLSearchParams({ draft: draft.code })}`}>
          {pick(messages.changeDraft)}
        </Button>
        <ActionButton
          variant="default"
          disabledReason={null}
          isRunning={isRunning}
          onPress={() => void open()}
        >
          {pick(messages.openDraft)}
        </ActionButton>
      </Row>
    </Row>
  );
}
