import { adminTexts } from './admin.ts';
import { candidateTexts } from './candidate.ts';
import { NOT_SHOWN } from './not-shown.ts';
import { publicTexts } from './public.ts';
import { recruiterTexts } from './recruiter.ts';

/** A text that the specification quotes, and the journey that goes where it is shown. */
export interface PromisedText {
  /** As the specification writes it: `{…}`, `N`, a leading `X` and `x of y` stand for what differs. */
  text: string;
  /** The name of its file, without the ending. */
  journey: string;
}

const AREAS: readonly Readonly<Record<string, readonly string[]>>[] = [
  publicTexts,
  candidateTexts,
  recruiterTexts,
  adminTexts,
];

export const PROMISED_TEXTS: readonly PromisedText[] = AREAS.flatMap((area) =>
  Object.entries(area).flatMap(([journey, texts]) => texts.map((text) => ({ text, journey }))),
);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Finds the text in what is on screen, in any case: a style may show capitals. */
export const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{[^}]*\}|^X\b|\bN\b(?!\/)|\b[xy]\b/)
      .map(escaped)
      .join('.{1,200}?'),
    'i',
  );

/** What is wrong with the texts, given those that the journeys saw; nothing when each is seen or excused, once. */
export const textProblems = (
  seen: readonly PromisedText[],
  promised: readonly PromisedText[] = PROMISED_TEXTS,
  notShown: Readonly<Record<string, string>> = NOT_SHOWN,
): string[] => {
  const keyOf = ({ journey, text }: PromisedText): string => `${journey}: ${text}`;
  const found = new Set(seen.map(keyOf));
  const texts = [...promised.map(({ text }) => text), ...Object.keys(notShown)];
  return [
    ...promised.filter((one) => !found.has(keyOf(one))).map((one) => `not seen by the journey: ${keyOf(one)}`),
    ...texts.filter((text, at) => texts.indexOf(text) !== at).map((text) => `listed twice: ${text}`),
    ...Object.keys(notShown).flatMap((text) =>
      seen.some((one) => one.text === text) ? [`seen, but listed as not shown: ${text}`] : [],
    ),
  ];
};
