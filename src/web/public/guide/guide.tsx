import { Ltr } from '#web/ui/ltr.tsx';
import layout from '../parts/layout.module.css';
import { useSite } from '../site-context.ts';
import { BringList } from './bring-list.tsx';
import { guideMessages as messages } from './guide.messages.ts';
import styles from './guide.module.css';

/** The first screen: what the page is about. */
export function GuideHead() {
  const { texts } = useSite().content;
  return (
    <header className={`${layout.container} ${styles.head} first-screen`}>
      <h1 className={styles.title} tabIndex={-1}>
        {texts.guideHeading}
      </h1>
      <p className={styles.lead}>{texts.guideIntroduction}</p>
    </header>
  );
}

/** The four steps to an agreement, what to bring, and the questions that families ask first. */
export function Guide() {
  const { content, say } = useSite();
  const { texts } = content;
  const steps = [
    [texts.firstStep, texts.firstStepText],
    [texts.secondStep, texts.secondStepText],
    [texts.thirdStep, texts.thirdStepText],
    [texts.fourthStep, texts.fourthStepText],
  ] as const;
  const questions = [
    [texts.questionLate, texts.answerLate],
    [texts.questionEarly, texts.answerEarly],
    [texts.questionGuarantor, texts.answerGuarantor],
    [texts.questionRelief, texts.answerRelief],
    [texts.questionInterest, texts.answerInterest],
  ] as const;
  return (
    <>
      <div className={styles.top}>
        <GuideHead />
        <ol className={`${layout.container} ${styles.steps}`}>
          {steps.map(([name, text], index) => (
            <li key={name}>
              <span className={styles.number}>
                <Ltr>{index + 1}</Ltr>
              </span>
              <h2>{name}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={`${layout.container} ${styles.columns}`}>
        <section>
          <BringList />
        </section>
        <section>
          <h2 className={styles.heading}>{say(messages.questions)}</h2>
          {questions.map(([question, answer], index) => (
            <details key={question} open={index === 0}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </section>
      </div>
    </>
  );
}
