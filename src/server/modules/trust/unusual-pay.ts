import { LOCALE } from '#contract/locale.ts';
import { payPeriod } from '#contract/pay.ts';
import type { EmploymentType } from '#contract/vocabularies.ts';
import { storedTexts } from '#texts/answers.ts';

export interface Pay {
  /** Null when unknown. */
  employmentType: EmploymentType | null;
  /** Years; a missing end is unknown. */
  experienceMin: number | null | undefined;
  experienceMax: number | null | undefined;
  /** Whole rupees a year. */
  salaryMin: number | null | undefined;
  salaryMax: number | null | undefined;
}

const LAKH = 100_000;

/** Unskilled work, for which impossible pay is typically promised. */
const SIMPLE_WORK =
  /\b(?:data entry|typing|typist|form[\s-]?filling|copy[\s-]?paste|captcha|ad posting|packing|packer|envelope|survey(?:s| filling)?|like and subscribe|page rating|part[\s-]?time mobile work|ghar baithe|work from mobile)\b|(?:घर बैठे|टाइपिंग|पैकिंग|डाटा एंट्री|डेटा एंट्री)/iu;

/** Returns the usual range of yearly pay for such work, wide enough for honest postings. */
export const usualPay = (
  { employmentType, experienceMin, experienceMax }: Pay,
  simpleWork: boolean,
): { least: number; most: number } => {
  if (simpleWork) return { least: 0, most: 12 * LAKH };
  if (employmentType === 'Internship') return { least: 0, most: 24 * LAKH };
  const least = employmentType === 'Full-time' ? 0.36 * LAKH : 0;
  const years = experienceMax ?? experienceMin;
  if (years == null || years > 8) return { least, most: 500 * LAKH };
  if (years <= 1) return { least, most: 60 * LAKH };
  return { least, most: years <= 4 ? 100 * LAKH : 200 * LAKH };
};

/** Returns stated pay outside the usual range; pay of zero counts as not stated. */
export const unusualPay = (pay: Pay, title: string): { words: string; around: string } | undefined => {
  const stated = pay.salaryMax || pay.salaryMin;
  if (!stated) return undefined;
  const { least, most } = usualPay(pay, SIMPLE_WORK.test(title));
  if (stated >= least && stated <= most) return undefined;
  const monthly = payPeriod(pay.employmentType) === 'month';
  const inRupees = (amount: number): string => `₹${Math.round(amount / (monthly ? 12 : 1)).toLocaleString(LOCALE)}`;
  return {
    words: storedTexts.unusualPay({ monthly, pay: inRupees(stated) }),
    around:
      least > 0
        ? storedTexts.usualRange({ monthly, least: inRupees(least), most: inRupees(most) })
        : storedTexts.usualMost({ monthly, most: inRupees(most) }),
  };
};

const PER = { day: 300, week: 50, month: 12 } as const;
const UNITS: readonly [RegExp, number][] = [
  [
    /\b(?:per day|a day|daily|every ?day|\/\s?day|roz|rozana|din|dinon?)\b|(?:रोज़?|रोजाना|प्रतिदिन|हर दिन|दिन)/iu,
    PER.day,
  ],
  [/\b(?:per week|a week|weekly|\/\s?week|hafte?)\b|(?:हफ़्?ते|सप्ताह)/iu, PER.week],
  [/\b(?:per month|a month|monthly|\/\s?month|p\.?m|mahine?|mahina)\b|(?:महीने?|महीना|मासिक|माह)/iu, PER.month],
];
const SUM = /(?:₹|\brs\.?|\binr|\brupees?|रु\.?)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k\b|lakhs?\b|lacs?\b|लाख|हजार|हज़ार)?/giu;
const EARN =
  /\b(?:earn(?:ing|ings|s)?|income|salary|payout|kama\w*|kamai|get paid|make)\b|(?:कमाएं|कमाइए|कमाएँ|कमाई|आय|सैलरी)/iu;

const SCALE: Readonly<Record<string, number>> = { k: 1000, हजार: 1000, हज़ार: 1000 };

const amountOf = (digits: string, unit = ''): number => {
  const scale = unit === '' ? 1 : (SCALE[unit.toLowerCase()] ?? LAKH);
  return Number(digits.replaceAll(',', '')) * scale;
};

/** Returns the words of a clause that promise unrealistic pay for simple work: "earn ₹5,000 daily, typing at home". */
export const promisedTooMuch = (clause: string, posting: string): string | undefined => {
  if (!EARN.test(clause) || !SIMPLE_WORK.test(posting)) return undefined;
  const times = UNITS.find(([unit]) => unit.test(clause))?.[1];
  if (times === undefined) return undefined;
  const sums = [...clause.matchAll(SUM)].map(([, digits = '', unit]) => amountOf(digits, unit));
  return Math.max(0, ...sums) * times > 9 * LAKH ? clause.trim() : undefined;
};
