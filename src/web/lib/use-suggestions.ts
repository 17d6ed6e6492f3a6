import { useEffect, useState } from 'react';

/** Asks for what is like a text; the same function at each rendering. */
export type Suggest<T> = (text: string, signal: AbortSignal) => Promise<readonly T[]>;

/** What may be entered, with its name in the script that was typed where that is another. */
export interface Suggestion {
  value: string;
  name?: string | undefined;
}

/** Asks for suggestions once the typing rests; an answer that was overtaken is dropped. */
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
        // Suggestions are a help; without them the field still takes what is typed.
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
