import { lakhs, rupees } from '#contract/amounts.ts';
import type { PayPeriod } from '#contract/pay.ts';
import { formatTexts as texts } from '#texts/formats.ts';

/** `₹12.5 LPA` */
export const lpa = (amount: number): string => texts.perYear({ lakhs: lakhs(amount) });

/** Returns rupees per year in lakh, or per month, as internships state their pay. */
export const amountText = (amount: number, period: PayPeriod): string =>
  period === 'month' ? texts.perMonth({ rupees: rupees(amount / 12) }) : lpa(amount);

/** Formats whole rupees a year for display: `₹12,50,000 a year`, `₹15,000 a month`. */
export const payText = (amount: number, period: PayPeriod = 'year'): string =>
  period === 'month' ? texts.perMonth({ rupees: rupees(amount / 12) }) : texts.inRupees({ range: rupees(amount) });
