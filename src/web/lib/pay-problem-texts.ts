import type { PayPeriod, PayProblem } from '#contract/pay.ts';
import { payTexts } from '#texts/pay.ts';
import { monthlyPayTexts } from '#texts/pay-by-month.ts';

/** Returns why pay is rejected, with examples and limits for the field's period. */
export const payProblemTexts = (period: PayPeriod): Readonly<Record<PayProblem, string>> =>
  period === 'month' ? monthlyPayTexts : payTexts;
