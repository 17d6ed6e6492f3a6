import type { PayProblem } from '#contract/pay.ts';
import { payTexts } from '#texts/pay.ts';

const TEXTS: Readonly<Record<PayProblem, string>> = payTexts;

/** The text for an amount that is no pay; nothing when it is. */
export const payText = (problem: PayProblem | undefined): string | undefined => problem && TEXTS[problem];
