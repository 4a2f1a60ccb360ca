import { lineLengthMax, paragraphLengthMax, type SiteTextsForm } from '#contract/lender/settings.ts';
import type { Phrase } from '#domain/language.ts';
import { kinds, labelWithin, sections } from './site-texts.messages.ts';

export type SiteTextName = keyof SiteTextsForm;

interface SiteText {
  readonly name: SiteTextName;
  /** The kind of text within its part of the site. */
  readonly kind: Phrase;
  readonly lengthMax: number;
}

const line = (name: SiteTextName, kind: Phrase): SiteText => ({
  name,
  kind,
  lengthMax: lineLengthMax,
});

const sentences = (name: SiteTextName, kind: Phrase): SiteText => ({
  name,
  kind,
  lengthMax: paragraphLengthMax,
});

/** Every text of the site, in the order in which a visitor meets them. */
export const siteTextSections = [
  {
    ...sections.search,
    texts: [line('title', kinds.pageTitle), sentences('description', kinds.description)],
  },
  { ...sections.firstScreen, texts: [sentences('introduction', kinds.introduction)] },
  {
    ...sections.services,
    texts: [line('servicesHeading', kinds.heading), sentences('servicesIntroduction', kinds.introduction)],
  },
  {
    ...sections.relief,
    texts: [line('reliefHeading', kinds.heading), sentences('reliefExplanation', kinds.explanation)],
  },
  {
    ...sections.regulator,
    texts: [
      line('regulatorHeading', kinds.heading),
      sentences('regulatorExplanation', kinds.explanation),
      line('regulatorFirstPoint', kinds.firstPoint),
      line('regulatorSecondPoint', kinds.secondPoint),
    ],
  },
  {
    ...sections.mission,
    texts: [
      line('missionHeading', kinds.heading),
      sentences('mission', kinds.firstParagraph),
      sentences('missionOfficers', kinds.secondParagraph),
    ],
  },
  {
    ...sections.branches,
    texts: [line('branchesHeading', kinds.heading), sentences('branchesIntroduction', kinds.introduction)],
  },
  {
    ...sections.homeVisit,
    texts: [line('homeVisitHeading', kinds.heading), sentences('homeVisitExplanation', kinds.explanation)],
  },
  {
    ...sections.contact,
    texts: [line('contactHeading', kinds.heading), sentences('contactIntroduction', kinds.introduction)],
  },
  {
    ...sections.privacy,
    texts: [line('privacyHeading', kinds.heading), sentences('privacyExplanation', kinds.explanation)],
  },
  {
    ...sections.guide,
    texts: [
      line('guideHeading', kinds.heading),
      sentences('guideIntroduction', kinds.introduction),
      line('firstStep', kinds.firstStep),
      sentences('firstStepText', kinds.firstStepText),
      line('secondStep', kinds.secondStep),
      sentences('secondStepText', kinds.secondStepText),
      line('thirdStep', kinds.thirdStep),
      sentences('thirdStepText', kinds.thirdStepText),
      line('fourthStep', kinds.fourthStep),
      sentences('fourthStepText', kinds.fourthStepText),
    ],
  },
  {
    ...sections.bring,
    texts: [
      line('bringFirst', kinds.bringFirst),
      line('bringSecond', kinds.bringSecond),
      line('bringThird', kinds.bringThird),
      line('bringFourth', kinds.bringFourth),
      line('bringFifth', kinds.bringFifth),
      line('notNeeded', kinds.notNeeded),
    ],
  },
  {
    ...sections.questions,
    texts: [
      line('questionLate', kinds.questionLate),
      sentences('answerLate', kinds.answerLate),
      line('questionEarly', kinds.questionEarly),
      sentences('answerEarly', kinds.answerEarly),
      line('questionGuarantor', kinds.questionGuarantor),
      sentences('answerGuarantor', kinds.answerGuarantor),
      line('questionRelief', kinds.questionRelief),
      sentences('answerRelief', kinds.answerRelief),
      line('questionInterest', kinds.questionInterest),
      sentences('answerInterest', kinds.answerInterest),
    ],
  },
  { ...sections.footer, texts: [sentences('footerStatement', kinds.statement)] },
] as const;

/** The name of each text where its part is not shown beside it. */
export const siteTextNames = Object.fromEntries(
  siteTextSections.flatMap(({ title, texts }) =>
    texts.map(({ name, kind }) => [name, labelWithin(title, kind)]),
  ),
) as Readonly<Record<SiteTextName, Phrase>>;
