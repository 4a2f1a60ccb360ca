import {
  type StatementRules,
  statementRulesEndpoints,
} from '#contract/lending/bank-statements/statement-rules.ts';
import { statementRuleLabels } from '#contract/lending/field-labels.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { messages as form } from '#web/office/kit/form/form.messages.ts';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { messages } from './statement-rules.messages.ts';

interface RulesDialogProps {
  readonly accountId: string;
  readonly onClose: () => void;
}

/** Says which new lines of an account are matched by themselves. */
export function RulesDialog({ accountId, onClose }: RulesDialogProps) {
  const { data } = useEndpoint(
    statementRulesEndpoints.getStatementRules,
    { params: { id: accountId } },
    { gcTime: 0 },
  );
  return data && <RulesForm accountId={accountId} rules={data} onClose={onClose} />;
}

interface RulesFormProps extends RulesDialogProps {
  readonly rules: StatementRules;
}

function RulesForm({ accountId, rules, onClose }: RulesFormProps) {
  const pick = usePick();
  const { send } = useAction(statementRulesEndpoints.setStatementRules);
  const { postsCertain, feeTexts, version } = rules;
  const edited = useOfficeForm({
    initial: { postsCertain, feeTexts: feeTexts.join('\n'), version },
    labels: { ...statementRuleLabels, version: messages.rules },
    schema: statementRulesEndpoints.setStatementRules.body,
    send: (body) => send({ params: { id: accountId }, body }),
    onSaved: onClose,
  });
  return (
    <FormDialog form={edited} title={pick(messages.title)} verb={pick(form.save)} onClose={onClose}>
      <SwitchField {...edited.field('postsCertain')} hint={messages.postsCertainHint} />
      <TextAreaField {...edited.field('feeTexts')} hint={messages.feeTextsHint} lengthMax={1_220} />
    </FormDialog>
  );
}
