import { MESSAGE_FILES } from '#contract/conversation-vocabulary.ts';
import { LIMITS, UPLOADS } from '#contract/rules.ts';
import { conversationTexts as texts } from '#texts/conversations.ts';

const TYPES: readonly string[] = UPLOADS.resume.types;

const problemOf = ({ name, size }: File): string | undefined => {
  if (!TYPES.includes(name.split('.').at(-1)?.toLowerCase() ?? '')) return texts.wrongKind({ name });
  return size > LIMITS.fileBytes ? texts.tooLarge({ name }) : undefined;
};

/** Returns why these files cannot be sent with a message, if so. */
export const filesProblem = (files: readonly File[]): string | undefined =>
  files.length > MESSAGE_FILES.length ? texts.tooMany : files.map(problemOf).find(Boolean);

/** Attaches the files that can be sent; `problem` names each of the others, with the reason. */
export function attachFiles(
  attached: readonly File[],
  chosen: readonly File[],
): { files: readonly File[]; problem: string | undefined } {
  const all = [...attached, ...chosen.filter((file) => !problemOf(file))];
  const [files, left] = [all.slice(0, MESSAGE_FILES.length), all.slice(MESSAGE_FILES.length)];
  const problems = chosen.flatMap((file) => problemOf(file) ?? []);
  if (left.length > 0)
    problems.push(texts.fileRefused({ name: left.map(({ name }) => name).join(', '), reason: texts.tooMany }));
  return { files, problem: problems.length > 0 ? problems.join(' ') : undefined };
}
