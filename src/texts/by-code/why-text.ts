import type { FitWhy } from '#contract/fit.ts';
import type { PayPeriod } from '#contract/pay.ts';
import { bestFitTexts } from '#texts/best-fit.ts';
import { amountText } from './amount-text.ts';
import { placeText } from './place-text.ts';

const texts = bestFitTexts.why;

const SHOWN = { job: texts.shownJob, project: texts.shownProject, certificate: texts.shownCertificate } as const;

/** What bears the skill in its own name names it once. */
const NAMED = { job: texts.shownJob, project: texts.ownProject, certificate: texts.ownCertificate } as const;

/** The words alone, each between blanks, so that "C" is not found in "Accounts". */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()} `;

const shownText = ({ skill, by: { by, name } }: Extract<FitWhy, { why: 'shown' }>): string =>
  (wordsOf(name).includes(wordsOf(skill)) ? NAMED : SHOWN)[by]({ skill, name });

const sentenceOf = (why: FitWhy, period: PayPeriod): string => {
  switch (why.why) {
    case 'shown':
      return shownText(why);
    case 'allSkills':
      return texts.allSkills;
    case 'near':
      return texts.near({ skill: why.skill, have: why.have });
    case 'place':
      return texts.place({ place: placeText(why.place) });
    case 'remote':
      return texts.remote;
    case 'pay':
      return texts.pay({ pay: amountText(why.from, period) });
    case 'skills':
      return texts.skills({ skills: why.skills.join(', ') });
    case 'notYourPlace':
      return texts.notYourPlace({ place: placeText(why.place), count: why.place.split(',').length });
    case 'lessPay':
      return texts.lessPay({ pay: amountText(why.max, period) });
  }
};

/** Returns why a job is recommended, in one sentence per reason. */
export const whyText = (why: readonly FitWhy[], period: PayPeriod = 'year'): string =>
  why.map((one) => sentenceOf(one, period)).join(' ');
