import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import { isForPage } from '#web/pages/recruiter/applications/application-panel.tsx';
import { rowLinkId } from '#web/pages/recruiter/applications/application-table.tsx';

/** An application that a key is opening, and how often the key was pressed again before it was open. */
export interface OpeningByKey {
  id: string;
  more: number;
}

/** While no application is open, `j` opens the first one of the list; further presses move on once it is open. */
export function useOpenByKey(first: string | undefined, search: string): RefObject<OpeningByKey | undefined> {
  const singleKeys = useSingleKeys();
  const opening = useRef<OpeningByKey>(undefined);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!singleKeys || first === undefined || event.key.toLowerCase() !== 'j') return;
    if (!isForPage(event)) return;
    event.preventDefault();
    if (opening.current) {
      opening.current.more += 1;
      return;
    }
    const link = document.getElementById(rowLinkId(first));
    if (!link) return;
    opening.current = { id: first, more: 0 };
    link.click();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address ends what the key began
  useEffect(() => {
    opening.current = undefined;
  }, [search]);
  return opening;
}
