import { offerLengthsMax, type SiteOfferForm, serviceItemsMax } from '#contract/lender/site-offer.ts';
import type { TextPath } from '#web/office/kit/form/engine/form-paths.ts';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { TextFields } from '#web/office/kit/form/fields/text-fields.tsx';
import { RepeatingRows } from '#web/office/kit/form/repeating-rows.tsx';
import { kinds, messages, type OfferValues } from './site-offer.messages.ts';

interface OfferFieldsProps {
  readonly form: FormOf<OfferValues>;
}

interface OfferPhraseProps extends OfferFieldsProps {
  readonly path: TextPath<OfferValues>;
  readonly kind: keyof typeof kinds;
  readonly lengthMax: number;
}

/** One text of the offer, with its name within its part. */
export function OfferPhrase({ form, path, kind, lengthMax }: OfferPhraseProps) {
  return <TextFields fields={form.text(path)} label={kinds[kind]} lengthMax={lengthMax} />;
}

interface ServiceFieldsProps extends OfferFieldsProps {
  readonly service: keyof SiteOfferForm['services'];
}

export function ServiceFields({ form, service }: ServiceFieldsProps) {
  const path = `services.${service}` as const;
  return (
    <>
      {(['name', 'shortName', 'summary'] as const).map((kind) => (
        <OfferPhrase
          key={kind}
          form={form}
          path={`${path}.${kind}`}
          kind={kind}
          lengthMax={offerLengthsMax[kind]}
        />
      ))}
      <RepeatingRows
        {...form.rows(`${path}.items`)}
        newRow={{ en: '', ur: '' }}
        add={messages.addItem}
        rowsMin={1}
        rowsMax={serviceItemsMax}
      >
        {(row) => (
          <OfferPhrase
            form={form}
            path={`${path}.items.${row}`}
            kind="item"
            lengthMax={offerLengthsMax.item}
          />
        )}
      </RepeatingRows>
    </>
  );
}

interface BadgeFieldsProps extends OfferFieldsProps {
  readonly badge: keyof SiteOfferForm['badges'];
}

export function BadgeFields({ form, badge }: BadgeFieldsProps) {
  const path = `badges.${badge}` as const;
  return (
    <>
      <FigureField form={form} path={path} />
      <OfferPhrase form={form} path={`${path}.claim`} kind="claim" lengthMax={offerLengthsMax.claim} />
      <OfferPhrase form={form} path={`${path}.note`} kind="note" lengthMax={offerLengthsMax.note} />
    </>
  );
}

interface StatFieldsProps extends OfferFieldsProps {
  readonly stat: keyof SiteOfferForm['stats'];
}

export function StatFields({ form, stat }: StatFieldsProps) {
  const path = `stats.${stat}` as const;
  return (
    <>
      <FigureField form={form} path={path} />
      <OfferPhrase form={form} path={`${path}.label`} kind="label" lengthMax={offerLengthsMax.claim} />
    </>
  );
}

interface FigureFieldProps extends OfferFieldsProps {
  readonly path: `badges.${keyof SiteOfferForm['badges']}` | `stats.${keyof SiteOfferForm['stats']}`;
}

/** A figure as the lender writes it, such as `1000+`; a badge needs none, and the branches are counted without one. */
function FigureField({ form, path }: FigureFieldProps) {
  const isStat = path.startsWith('stats.');
  const isCounted = path === 'stats.branches';
  const field = form.field(`${path}.figure`);
  return (
    <TextField
      {...field}
      label={isStat ? field.label : kinds.figure}
      isRequired={isStat && !isCounted}
      hint={isCounted ? messages.countedHint : undefined}
      direction="ltr"
      lengthMax={offerLengthsMax.figure}
    />
  );
}
