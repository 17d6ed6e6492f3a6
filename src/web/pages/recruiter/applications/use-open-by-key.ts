import { useEffect, useEffectEvent } from 'react';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import { isForPage } from '#web/pages/recruiter/applications/application-panel.tsx';
import { rowLinkId } from '#web/pages/recruiter/applications/application-table.tsx';

/** While no application is open, `j` opens the first one of the list. */
export function useOpenByKey(first: string | undefined): void {
  const singleKeys = useSingleKeys();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!singleKeys || first === undefined || event.key.toLowerCase() !== 'j') return;
    if (!isForPage(event)) return;
    event.preventDefault();
    document.getElementById(rowLinkId(first))?.click();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
