import { type InputEvent, type ReactNode, useId, useState } from 'react';
import { suggestionTexts } from '#texts/jobs.ts';
import { call } from '#web/lib/api-client.ts';
import { type Suggest, type Suggestion, useSuggestions } from '#web/lib/use-suggestions.ts';

/** The server's limit. */
const LONGEST = 100;

type Kind = 'search' | 'place' | 'skill';

const ask =
  (kind: Kind): Suggest<Suggestion> =>
  (text, signal) =>
    call('suggest', { query: { kind, q: text.slice(0, LONGEST) } }, { signal, token: '' });

/**
 * A browser shows only datalist options that contain the typed text. A corrected or alternative name does not, so its
 * label includes that text; a name in the typed script precedes the value.
 */
const labelOf = ({ value, name }: Suggestion, typed: string): string | undefined => {
  const label = name ? `${name} · ${value}` : value;
  const isHeld = label.toLowerCase().includes(typed.trim().toLowerCase());
  return isHeld ? name && label : suggestionTexts.meant({ value: label, typed });
};

export const askSkills = ask('skill');
const ASK = { search: ask('search'), place: ask('place'), skill: askSkills } as const;

/**
 * Suggests values of open jobs in a native datalist: keyboard support needs no script, and without scripts the list is
 * empty. The attributes belong to the input; the list can be anywhere next to it.
 */
export function useJobSuggestions(kind: Kind): {
  input: { list: string; onInput: (event: InputEvent<HTMLInputElement>) => void };
  list: ReactNode;
} {
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = useSuggestions(typed, ASK[kind]);
  return {
    input: { list: id, onInput: (event) => setTyped(event.currentTarget.value) },
    list: (
      <datalist id={id}>
        {found.map((one) => (
          <option key={one.value} value={one.value} label={labelOf(one, typed)} />
        ))}
      </datalist>
    ),
  };
}
