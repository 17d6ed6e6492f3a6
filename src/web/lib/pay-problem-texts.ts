import type { PayPeriod, PayProblem } from '#contract/pay.ts';
import { payTexts } from '#texts/pay.ts';
import { monthlyPayTexts } from '#texts/pay-by-month.ts';

/** Why pay is refused, with examples and limits of the period that its field asks for. */
export const payProblemTexts = (period: PayPeriod): Readonly<Record<PayProblem, string>> =>
  period === 'month' ? monthlyPayTexts : payTexts;
