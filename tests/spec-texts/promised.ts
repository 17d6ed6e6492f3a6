/** A text that the specification promises, and the journey that reads it on screen. */
export interface PromisedText {
  /** As the specification writes it: `{…}`, `N` and a leading `X` stand for what differs. */
  text: string;
  /** From the root of the project. */
  file: string;
  /** The test's own title, without those of the groups around it. */
  title: string;
}

/** One area of the portal, with every text that is promised for it. */
export interface PromisedArea {
  /** All its screens are there: a text without a journey fails. */
  complete: boolean;
  seen: readonly PromisedText[];
  /** Promised, and read by no journey yet. */
  unseen: readonly string[];
}

export const seenIn = (journey: string, title: string, ...texts: string[]): PromisedText[] =>
  texts.map((text) => ({ text, file: `tests/journeys/${journey}.journey.ts`, title }));
