import { type PayProblem, payProblem } from '#contract/pay.ts';
import { payTexts } from '#texts/pay.ts';

const TEXTS: Readonly<Record<PayProblem, string>> = payTexts;

/** The text for an amount that is no pay; nothing when it is. */
export const payText = (problem: PayProblem | undefined): string | undefined => problem && TEXTS[problem];

/** The text for an amount typed into a field; nothing when it is pay, is left empty, or stays what it was. */
export const typedPayText = (rupees: number | null, before: number | null = null): string | undefined =>
  rupees === null || rupees === before ? undefined : payText(payProblem(rupees));
