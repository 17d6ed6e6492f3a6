import { offerTexts as texts } from '#texts/candidate.ts';
import { offerAnswerTexts } from '#texts/candidate-answers.ts';
import { rupees, stipendText } from '#web/lib/formats.ts';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';

/** What is offered: of an internship by the month, else by the year. */
export const payOf = ({ employmentType, salary }: Offer): { label: string; value: string } =>
  employmentType === 'Internship'
    ? { label: offerAnswerTexts.stipend, value: stipendText({ min: salary, max: salary }) }
    : { label: texts.salary, value: texts.aYear({ rupees: rupees(salary) }) };
