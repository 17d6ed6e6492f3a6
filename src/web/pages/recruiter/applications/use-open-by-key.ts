import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import { isAnswerKey } from '#web/pages/recruiter/applications/application-buttons.tsx';
import { isForPage } from '#web/pages/recruiter/applications/application-panel.tsx';
import { rowLinkId } from '#web/pages/recruiter/applications/application-table.tsx';

/** A key press that waits for its turn: a step to a neighbour, or the key of an answer. */
export type Press = 1 | -1 | string;

/** An application that a key is opening, and what was pressed before it was open. */
export interface OpeningByKey {
  id: string;
  presses: Press[];
}

const pressOf = (key: string): Press | undefined =>
  key === 'j' ? 1 : key === 'k' ? -1 : isAnswerKey(key) ? key : undefined;

/**
 * While no application is open, `j` opens the first one of the list. Keys of an open application that are pressed
 * before it is open are performed once it is.
 */
export function useOpenByKey(first: string | undefined, search: string): RefObject<OpeningByKey | undefined> {
  const singleKeys = useSingleKeys();
  const opening = useRef<OpeningByKey>(undefined);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!singleKeys || first === undefined || !isForPage(event)) return;
    const press = pressOf(event.key.toLowerCase());
    if (press === undefined || !(opening.current || press === 1)) return;
    event.preventDefault();
    if (opening.current) {
      opening.current.presses.push(press);
      return;
    }
    const link = document.getElementById(rowLinkId(first));
    if (!link) return;
    opening.current = { id: first, presses: [] };
    link.click();
  });
  // Both with the commit, so that no key is lost in between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address ends what the key began
  useLayoutEffect(() => {
    opening.current = undefined;
  }, [search]);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return opening;
}
