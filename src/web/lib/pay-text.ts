import type { PayPeriod } from '#contract/pay.ts';

export { payText } from '#texts/by-code/amount-text.ts';

/** Returns the text for a parsed amount: one per month in a field for yearly pay is shown both ways. */
export const understoodPay = (asked: PayPeriod, written: PayPeriod, say: (period: PayPeriod) => string): string =>
  asked === 'year' && written === 'month' ? `${say('month')} (${say('year')})` : say(asked);
