import { complaintKindNames } from '#contract/desk/labels/complaint-names.messages.ts';
import { sitePagePath } from '#contract/site/site-pages.ts';
import { complaintKinds } from '#domain/desk/complaints/complaint.ts';
import { genders } from '#domain/person/gender.ts';
import { formatInternationalPhone } from '#web/format/international-phone.ts';
import { telephoneLink } from '#web/outside-links.ts';
import button from '#web/site-parts/button.module.css';
import { Ltr } from '#web/ui/ltr.tsx';
import layout from '../parts/layout.module.css';
import { useSite } from '../site-context.ts';
import fields from '../tracked/form-fields.module.css';
import { Failure, Field, filledOr, Problem } from '../tracked/form-fields.tsx';
import { complaintMessages as messages, promised } from './complaints.messages.ts';
import styles from './complaints.module.css';
import { kindDrawings } from './kind-drawings.ts';
import { Trap } from './trap.tsx';

/** The first screen: who hears a complaint. */
export function ComplaintsHead() {
  const { say } = useSite();
  return (
    <header className={`${layout.container} ${styles.head} first-screen`}>
      <h1 className={styles.title} tabIndex={-1}>
        {say(messages.title)}
      </h1>
      <p className={styles.lead}>{say(messages.lead)}</p>
    </header>
  );
}

/** The form of a complaint, and how else one complains. The server answers the form with a page, so it needs no script. */
export function Complaints() {
  const { content, language, say } = useSite();
  const { complaints, lender } = content;
  return (
    <div className={styles.page}>
      <ComplaintsHead />
      <div className={`${layout.container} ${styles.column}`}>
        <ComplaintForm />
        <p>{promised[language]({ first: complaints.acknowledgeDays, answer: complaints.answerDays })}</p>
        <p>
          {say(messages.otherWays)}{' '}
          <a href={telephoneLink(lender.phone)}>
            <Ltr>{formatInternationalPhone(lender.phone)}</Ltr>
          </a>
        </p>
        {complaints.regulatorContact !== null && (
          <p>
            {say(messages.regulator)} <bdi className={styles.typed}>{complaints.regulatorContact}</bdi>
          </p>
        )}
        <form action={sitePagePath('complaints', language)} method="get" className={styles.follow}>
          <label htmlFor="complaint-code">{say(messages.haveCode)}</label>
          <div>
            <input
              id="complaint-code"
              name="code"
              dir="ltr"
              required
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <button type="submit" className={`${button.button} ${button.outline}`}>
              <span>{say(messages.follow)}</span>
            </button>
          </div>
        </form>
      </div>
    </div>
  );
}

function ComplaintForm() {
  const { language, place, say } = useSite();
  const form = filledOr(place.form);
  const { values } = form;
  return (
    <form
      action={sitePagePath('complaints', language)}
      method="post"
      noValidate
      className={`${fields.panel} ${styles.form} screen-only`}
    >
      <Failure text={form.failure} />
      <fieldset aria-describedby={form.problems.kind && 'field-kind-problem'}>
        <legend className={fields.label}>{say(messages.about)}</legend>
        <div className={styles.kinds}>
          {complaintKinds.map((kind) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} defaultChecked={values.kind === kind} />
              <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
                <path d={kindDrawings[kind]} />
              </svg>
              {say(complaintKindNames[kind])}
            </label>
          ))}
        </div>
        <Problem id="field-kind-problem" text={form.problems.kind} />
      </fieldset>
      <Field name="text" label={say(messages.what)} form={form}>
        {(props) => <textarea {...props} rows={5} dir="auto" defaultValue={values.text} />}
      </Field>
      <Field name="phoneNumber" label={say(messages.phone)} hint={say(messages.toAnswer)} form={form}>
        {(props) => (
          <input
            {...props}
            type="tel"
            dir="ltr"
            autoComplete="tel"
            placeholder="03xx-xxxxxxx"
            defaultValue={values.phoneNumber}
          />
        )}
      </Field>
      <MoreFields />
      <label className={styles.choice}>
        <input type="checkbox" name="isNameHidden" value="on" defaultChecked={values.isNameHidden === 'on'} />
        {say(messages.isNameHidden)}
      </label>
      <Trap />
      <button type="submit" className={`${button.button} ${button.primary}`}>
        <span>{say(messages.send)}</span>
      </button>
    </form>
  );
}

const optional = ['fullName', 'aboutName', 'receiptNumber'] as const;

/** The fields that nobody has to fill in. They are open if one of them is filled in, or was refused. */
function MoreFields() {
  const { content, language, place, say } = useSite();
  const form = filledOr(place.form);
  const { values, problems } = form;
  const isFilled = [...optional, 'branchCode', 'gender'].some((name) => values[name] || problems[name]);
  return (
    <details open={isFilled}>
      <summary>{say(messages.more)}</summary>
      {optional.map((name) => (
        <Field key={name} name={name} label={say(messages[name])} form={form}>
          {(props) => (
            <input
              {...props}
              dir={name === 'receiptNumber' ? 'ltr' : 'auto'}
              autoComplete={name === 'fullName' ? 'name' : 'off'}
              defaultValue={values[name]}
            />
          )}
        </Field>
      ))}
      <Field name="branchCode" label={say(messages.branchCode)} form={form}>
        {(props) => (
          <select {...props} defaultValue={values.branchCode ?? ''}>
            <option value="">{say(messages.unknownBranch)}</option>
            {content.branches.map(({ code, city }) => (
              <option key={code} value={code}>
                {city[language]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="gender" label={say(messages.gender)} hint={say(messages.forFigures)} form={form}>
        {(props) => (
          <select {...props} defaultValue={values.gender ?? ''}>
            <option value="">{say(messages.notSaid)}</option>
            {genders.map((gender) => (
              <option key={gender} value={gender}>
                {say(messages[gender])}
              </option>
            ))}
          </select>
        )}
      </Field>
    </details>
  );
}
