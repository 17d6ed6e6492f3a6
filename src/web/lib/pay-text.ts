import type { PayPeriod } from '#contract/pay.ts';
import { formatTexts as texts } from '#texts/formats.ts';
import { rupees } from '#web/lib/formats.ts';

/** `₹12,50,000 a year`, `₹15,000 a month`: whole rupees a year as people read them. */
export const payText = (amount: number, period: PayPeriod = 'year'): string =>
  period === 'month' ? texts.perMonth({ rupees: rupees(amount / 12) }) : texts.inRupees({ range: rupees(amount) });

/** What was understood of an amount: one that is written by the month where a year's is asked is said both ways. */
export const understoodPay = (asked: PayPeriod, written: PayPeriod, say: (period: PayPeriod) => string): string =>
  asked === 'year' && written === 'month' ? `${say('month')} (${say('year')})` : say(asked);
