import { NAMED_UNIT } from '#contract/pay.ts';

/** Hindi numbers that people say with a unit, without nukta. */
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  (
    [
      [1, 'एक ek'],
      [1.5, 'डेढ dedh derh'],
      [2, 'दो do'],
      [2.5, 'ढाई dhai'],
      [3, 'तीन teen'],
      [4, 'चार char'],
      [5, 'पांच पाँच paanch panch'],
      [6, 'छह छः छे'],
      [7, 'सात saat'],
      [8, 'आठ aath'],
      [9, 'नौ'],
      [10, 'दस das'],
      [12, 'बारह barah'],
      [15, 'पंद्रह पन्द्रह pandrah'],
      [18, 'अठारह atharah'],
      [20, 'बीस bees'],
      [25, 'पच्चीस pachees pachis'],
      [30, 'तीस tees'],
      [35, 'पैंतीस'],
      [40, 'चालीस chalis chalees'],
      [45, 'पैंतालीस'],
      [50, 'पचास pachas'],
      [60, 'साठ'],
      [70, 'सत्तर'],
      [80, 'अस्सी'],
      [90, 'नब्बे'],
    ] as const
  ).flatMap(([number, words]) => words.split(' ').map((word) => [word, number] as const)),
);
const COUNTED = String.raw`(?= (?:${NAMED_UNIT}|साल|वर्ष|saa?l\b))`;
const NUMBER_WORD = new RegExp(String.raw`(^| )([^ \d]+)${COUNTED}`, 'gi');
const AND_A_PART = new RegExp(String.raw`(^| )(?:(सवा|sava)|साढ\u093c?े|saa?dhe) (\d+)${COUNTED}`, 'gi');
const AND_A_QUARTER = new RegExp(`(^| )(?:सवा|sava)${COUNTED}`, 'gi');

/** Writes Hindi numbers before a unit in digits: बीस हज़ार, 20 हज़ार; साढ़े तीन लाख, 3.5 लाख; do saal, 2 saal. */
export const numbersInDigits = (text: string): string =>
  text
    .normalize('NFC')
    .replace(NUMBER_WORD, (all, before: string, word: string) => {
      const number = NUMBER_WORDS.get(word.replaceAll('\u093c', '').toLowerCase());
      return number === undefined ? all : `${before}${number}`;
    })
    .replace(
      AND_A_PART,
      (_, before: string, quarter: string | undefined, whole: string) => `${before}${whole}${quarter ? '.25' : '.5'}`,
    )
    .replace(AND_A_QUARTER, (_, before: string) => `${before}1.25`);
