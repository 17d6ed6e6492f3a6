import type { Resolver } from 'react-hook-form';
import type { CallInput } from '#contract/api.ts';
import { LIMITS } from '#contract/rules.ts';
import { answerTexts } from '#texts/candidate-answers.ts';
import { type PlannedTime, plannedAt, plannedTimeProblems } from '#web/features/hiring/planned-time.ts';
import { contractResolver } from '#web/lib/contract-form.ts';

const words = answerTexts.form;

export interface WishValues {
  wishes: PlannedTime[];
  message: string;
}

export const NO_WISH: PlannedTime = { date: '', time: '' };

type WishName = `wishes.${number}.${keyof PlannedTime}` | 'message';

const indexes = Array.from({ length: LIMITS.wishes }, (_, index) => index);

/** In display order. */
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

const isBlank = ({ date, time }: PlannedTime): boolean => date === '' && time === '';

/** Validates the form with the rules of the call it makes. */
export const wishResolver: Resolver<WishValues> = contractResolver({
  schema: async () => (await import('#contract/interviews.ts')).InterviewReply.omit({ wishes: true }),
  bodyOf: (values) => wishBody(values).body,
  fields: WISH_FIELDS,
  also: ({ wishes, message }) => {
    if (message.trim() === '' && wishes.every(isBlank)) return [['wishes.0.date', 'wishes']];
    return wishes.flatMap((wish, index) =>
      isBlank(wish)
        ? []
        : [...plannedTimeProblems(wish, new Date())].map(
            ([part, problem]) => [`wishes.${index}.${part}`, problem] as const,
          ),
    );
  },
});

/** Request body, and the form field for the server's errors about each time. */
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

/** The earlier proposals, to be edited; one empty proposal if there are none. */
export const wishesFrom = (instants: readonly string[] | undefined): PlannedTime[] => {
  const known = (instants ?? []).map(plannedAt);
  return known.length > 0 ? known : [NO_WISH];
};
