import { type Pay, type PayPeriod, payProblem, readEnds, readPayRange, typedPay, type WrittenEnd } from './pay.ts';

const isPlausible = ({ rupees }: WrittenEnd): boolean => rupees !== null && payProblem(rupees) === undefined;

const isRange = ({ min, max }: Record<keyof Pay, WrittenEnd>): boolean =>
  isPlausible(min) && isPlausible(max) && Number(min.rupees) <= Number(max.rupees);

/**
 * Parses the two ends of a range from two fields. Each is read by itself; if that gives no range, they are read as one
 * text, in which one end lends its unit to the other: `3` and `5 LPA`, `20` and `30k`, `80,000` and `1,20,000`. A number
 * that is per month by itself never becomes one per year: nobody means ₹25,000 a year next to `2.4 LPA`.
 */
export const typedPayEnds = (
  typed: Readonly<Record<keyof Pay, string>>,
  period: PayPeriod = 'year',
): Record<keyof Pay, WrittenEnd> => {
  const aloneAt = (end: keyof Pay): WrittenEnd => ({
    rupees: typedPay(typed[end], period, end),
    period: readPayRange(typed[end], period)?.period ?? period,
  });
  const alone = { min: aloneAt('min'), max: aloneAt('max') };
  if (typed.min.trim() === '' || typed.max.trim() === '' || isRange(alone)) return alone;
  const pair = readEnds(`${typed.min} - ${typed.max}`, period)?.ends;
  if (!pair || !isRange(pair)) return alone;
  const losesMonth = (['min', 'max'] as const).some(
    (end) => isPlausible(alone[end]) && alone[end].period === 'month' && pair[end].period === 'year',
  );
  return losesMonth ? alone : pair;
};
