import { useEffect, useState } from 'react';
import { call } from '#web/lib/api-client.ts';

/** Requests suggestions for a text; must be the same function in every render. */
export type Suggest<T> = (text: string, signal: AbortSignal) => Promise<readonly T[]>;

/** A suggested value, with its name in the typed script or the page's language if that differs. */
export interface Suggestion {
  value: string;
  name?: string | undefined;
}

/** Requests suggestions after a pause in typing; outdated responses are dropped. */
export function useSuggestions<T>(text: string, suggest: Suggest<T> | undefined): readonly T[] {
  const [found, setFound] = useState<readonly T[]>([]);
  const typed = text.trim();
  useEffect(() => {
    if (!suggest || typed === '') return setFound([]);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      suggest(typed, controller.signal).then(
        (answer) => {
          if (!controller.signal.aborted) setFound(answer);
        },
        // Suggestions are optional; without them the field still accepts what is typed.
        () => undefined,
      );
    }, 200);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed, suggest]);
  return found;
}

/** Skills for the typed text, spelled as in jobs and profiles. */
export const suggestSkills: Suggest<Suggestion> = (text, signal) =>
  call('suggest', { query: { kind: 'skill', q: text.slice(0, 100) } }, { signal });
