import type { PayPeriod } from '#contract/pay.ts';
import { formatTexts as texts } from '#texts/formats.ts';
import { rupees } from '#web/lib/formats.ts';

/** Formats whole rupees a year for display: `₹12,50,000 a year`, `₹15,000 a month`. */
export const payText = (amount: number, period: PayPeriod = 'year'): string =>
  period === 'month' ? texts.perMonth({ rupees: rupees(amount / 12) }) : texts.inRupees({ range: rupees(amount) });

/** Returns the text for a parsed amount: one per month in a field for yearly pay is shown both ways. */
export const understoodPay = (asked: PayPeriod, written: PayPeriod, say: (period: PayPeriod) => string): string =>
  asked === 'year' && written === 'month' ? `${say('month')} (${say('year')})` : say(asked);
