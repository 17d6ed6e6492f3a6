import { adminTexts } from './admin.ts';
import { candidateTexts } from './candidate.ts';
import { NOT_SHOWN } from './not-shown.ts';
import { publicTexts } from './public.ts';
import { recruiterTexts } from './recruiter.ts';

/** A text quoted in the specification, and the journey that visits where it is shown. */
export interface PromisedText {
  /** As in the specification: `{…}`, `N`, a leading `X` and `x of y` are placeholders. */
  text: string;
  /** The name of its file, without the extension. */
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

/** Returns a pattern that matches the text on screen in any case, since styles may use capitals. */
export const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{[^}]*\}|^X\b|\bN\b(?!\/)|\b[xy]\b/)
      .map(escaped)
      .join('.{1,200}?'),
    'i',
  );

/**
 * Returns the problems with the texts, given those seen by the journeys; empty when each is seen or excused, exactly
 * once.
 */
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
