import type { CallInput } from '#contract/api.ts';
import { dayInIndia, isDay, LIMITS } from '#contract/rules.ts';
import { answerTexts } from '#texts/candidate-answers.ts';
import { ruleTexts } from '#texts/rules.ts';

const words = answerTexts.form;

/** A day and a time of Asia/Kolkata, as the two fields hold them. */
export interface Wish {
  date: string;
  time: string;
}

export interface WishValues {
  wishes: Wish[];
  message: string;
}

export const NO_WISH: Wish = { date: '', time: '' };

type WishName = `wishes.${number}.${keyof Wish}` | 'message';

const indexes = Array.from({ length: LIMITS.wishes }, (_, index) => index);

/** In the order in which they stand. */
export const WISH_FIELDS: readonly WishName[] = [
  ...indexes.flatMap((index) => [`wishes.${index}.date`, `wishes.${index}.time`] as const),
  'message',
];

export const WISH_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    indexes.flatMap((index) => [
      [`wishes.${index}.date`, words.dateOf({ number: index + 1 })],
      [`wishes.${index}.time`, words.timeOf({ number: index + 1 })],
    ]),
  ),
  message: words.message,
};

const isBlank = ({ date, time }: Wish): boolean => date === '' && time === '';

const timeInIndia = (instant: Date): string => new Date(instant.getTime() + 330 * 60_000).toISOString().slice(11, 16);

/** The sentence for one field of a wish, or nothing when it is fine. */
export const wishProblem = (
  part: keyof Wish,
  index: number,
  { wishes, message }: WishValues,
  now: Date,
): string | undefined => {
  const wish = wishes[index] ?? NO_WISH;
  if (isBlank(wish)) {
    const saysNothing = index === 0 && part === 'date' && message.trim() === '' && wishes.every(isBlank);
    return saysNothing ? ruleTexts.wishes : undefined;
  }
  if (wish[part] === '') return ruleTexts.required;
  if (part === 'date') {
    if (!isDay(wish.date)) return ruleTexts.dayInvalid;
    return wish.date < dayInIndia(now) ? ruleTexts.inPast : undefined;
  }
  return wish.date === dayInIndia(now) && wish.time <= timeInIndia(now) ? ruleTexts.inPast : undefined;
};

/** What is sent; and under which field of the form the server's complaints about each time belong. */
export const wishBody = ({
  wishes,
  message,
}: WishValues): { body: CallInput<'answerInterview'>['body']; rename: Record<string, string> } => {
  const said = wishes.flatMap((wish, index) => (isBlank(wish) ? [] : [{ ...wish, index }]));
  return {
    body: {
      answer: 'another_time',
      message,
      wishes: said.map(({ date, time }) => `${date}T${time}`),
    },
    rename: {
      wishes: 'wishes.0.date',
      ...Object.fromEntries(said.map(({ index }, sent) => [`wishes.${sent}`, `wishes.${index}.date`])),
    },
  };
};

/** What was wished before, to be changed; one empty wish when there is none. */
export const wishesFrom = (instants: readonly string[] | undefined): Wish[] => {
  const known = (instants ?? []).map((instant) => {
    const at = new Date(instant);
    return { date: dayInIndia(at), time: timeInIndia(at) };
  });
  return known.length > 0 ? known : [NO_WISH];
};
