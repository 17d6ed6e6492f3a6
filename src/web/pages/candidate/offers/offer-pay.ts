import { rupees, stipendText } from '#web/lib/formats.ts';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';
import { offerWords as words } from '#web/words/en/candidate.ts';
import { offerAnswerWords } from '#web/words/en/candidate-answers.ts';

/** What is offered: of an internship by the month, else by the year. */
export const payOf = ({ employmentType, salary }: Offer): { label: string; value: string } =>
  employmentType === 'Internship'
    ? { label: offerAnswerWords.stipend, value: stipendText({ min: salary, max: salary }) }
    : { label: words.salary, value: words.aYear(rupees(salary)) };
