import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { withParams } from '#web/lib/list-params.ts';
import { addDays } from '#web/pages/recruiter/schedule/schedule-days.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * The arrow keys move from day to day (`data-day`), also past the edge: the next window loads and the focus moves to
 * it.
 */
export function useDayArrows(day: string) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const table = useRef<HTMLTableElement>(null);
  const byArrow = useRef(false);
  useEffect(() => {
    if (!byArrow.current) return;
    byArrow.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const move = STEPS[event.key];
    if (!from || move === undefined) return;
    event.preventDefault();
    const to = addDays(from, move);
    const here = table.current?.querySelector<HTMLElement>(`[data-day="${to}"]`);
    if (here) return here.focus();
    byArrow.current = true;
    navigate(withParams(search, { day: to, open: '' }), { replace: true, preventScrollReset: true });
  };
  return { ref: table, onKeyDown };
}
