import { payPeriod } from '#contract/pay.ts';
import { offerTexts as texts } from '#texts/candidate.ts';
import { offerAnswerTexts } from '#texts/candidate-answers.ts';
import { payText } from '#web/lib/pay-text.ts';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';

/** The offered pay: per month for an internship, otherwise per year. */
export const payOf = ({ employmentType, salary }: Offer): { label: string; value: string } => ({
  label: payPeriod(employmentType) === 'month' ? offerAnswerTexts.stipend : texts.salary,
  value: payText(salary, payPeriod(employmentType)),
});
