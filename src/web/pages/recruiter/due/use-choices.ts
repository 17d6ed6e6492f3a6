import { useState } from 'react';
import { LIMITS } from '#contract/rules.ts';
import { dropDraft, keepValues, keptValues } from '#web/lib/drafts.ts';
import { type DueChoice, type DueChoices, NOTHING_CHOSEN } from '#web/pages/recruiter/due/due-answers.ts';
import { reasonIn } from '#web/pages/recruiter/due/due-row.tsx';

const DRAFT = 'answers-due';
/** Enough for several jobs; the oldest are removed. */
const MOST_KEPT = 300;

const choiceIn = (kept: unknown): DueChoice | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { isLeftOut, reasonCode, reason } = kept as Readonly<Record<string, unknown>>;
  return {
    isLeftOut: isLeftOut === true,
    reasonCode: reasonIn(String(reasonCode)),
    reason: typeof reason === 'string' ? reason.slice(0, LIMITS.reason) : '',
  };
};

const keptChoices = (): DueChoices =>
  Object.fromEntries(
    Object.entries(keptValues(DRAFT) ?? {}).flatMap(([id, kept]) => {
      const choice = choiceIn(kept);
      return choice ? [[id, choice]] : [];
    }),
  );

const keep = (choices: DueChoices): void => {
  const entries = Object.entries(choices).slice(-MOST_KEPT);
  if (entries.length === 0) dropDraft(DRAFT);
  else keepValues(DRAFT, Object.fromEntries(entries));
};

const without = (choices: DueChoices, ids: readonly string[]): DueChoices =>
  Object.fromEntries(Object.entries(choices).filter(([id]) => !ids.includes(id)));

export interface Choices {
  choices: DueChoices;
  choose: (ids: readonly string[], change: Partial<DueChoice>) => void;
  /** Some of these people had a choice when the page was opened. */
  restored: boolean;
  /** Resets the choices of these people. */
  clear: (ids: readonly string[]) => void;
  /** Marks them as answered: a reload does not restore their choice, but an undo does. */
  settled: (ids: readonly string[]) => void;
}

/** Choices and texts for those who are due an answer; they survive a reload. */
export function useChoices(rows: readonly { _id: string }[]): Choices {
  const [choices, setChoices] = useState(keptChoices);
  const [restored, setRestored] = useState(() => rows.some(({ _id }) => choices[_id] !== undefined));
  return {
    choices,
    restored,
    choose: (ids, change) => {
      const changed = Object.fromEntries(ids.map((id) => [id, { ...(choices[id] ?? NOTHING_CHOSEN), ...change }]));
      setChoices({ ...choices, ...changed });
      keep({ ...without(keptChoices(), ids), ...changed });
    },
    clear: (ids) => {
      setChoices(without(choices, ids));
      keep(without(keptChoices(), ids));
      setRestored(false);
    },
    settled: (ids) => {
      keep(without(keptChoices(), ids));
      setRestored(false);
    },
  };
}
