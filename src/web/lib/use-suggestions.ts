import { useEffect, useState } from 'react';

/** Asks for what is like a text; the same function at each rendering. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly string[]>;

/** Asks for suggestions once the typing rests; an answer that was overtaken is dropped. */
export function useSuggestions(text: string, suggest: Suggest | undefined): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
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
