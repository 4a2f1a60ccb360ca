import * as z from 'zod/mini';
import { type EntryWarning, entryWarnings } from '#domain/lending/ledger/check-entry.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { RecordingTrouble } from '#web/office/lending/ground/recording/recording-trouble.tsx';
import { useOfficeForm } from '../../kit/form/engine/use-office-form.ts';
import { Section } from '../../kit/record/section.tsx';
import { messages } from './record-specimen.messages.ts';

const confirmation = z.object({ confirmed: z.array(z.enum(entryWarnings)) });
const none: { readonly confirmed: readonly EntryWarning[] } = { confirmed: [] };

/** The messages when a payment was not recorded: a warning to confirm, and a lost answer. */
export function RecordingSpecimen() {
  const pick = usePick();
  const form = useOfficeForm({
    initial: none,
    labels: { confirmed: messages.trouble },
    schema: confirmation,
    send: async () => undefined,
    onSaved: () => undefined,
  });
  const warned = new ApiFailure({
    code: 'not_confirmed',
    status: 409,
    message: pick(messages.warned),
    warnings: ['payment_beyond_outstanding'],
  });
  const lost = new ApiFailure({ code: 'network', message: pick(messages.unreachable) });
  return (
    <Section title={pick(messages.trouble)}>
      <Stack gap={4}>
        {[warned, lost].map((failure) => (
          <RecordingTrouble
            key={failure.code}
            form={form}
            failure={failure}
            confirmed={form.field('confirmed')}
            refused={messages.trouble}
          />
        ))}
      </Stack>
    </Section>
  );
}
