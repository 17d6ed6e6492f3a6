import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { listPart, tabIn } from '#web/pages/recruiter/dashboard-address.ts';
import { listWords as words } from '#web/words/en/recruiter.ts';

/** Typing rests this long before the list follows. */
const REST_MS = 350;

interface FilterBarProps {
  /** The parameters that the fields stand for. */
  names: readonly string[];
  children: ReactNode;
}

/** The filters of a list. They live in the address; the fields follow it, and it follows the fields. */
export function FilterBar({ names, children }: FilterBarProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // After Back or Clear the fields show what the address says, but for the one that is being typed into.
  useEffect(() => {
    const params = new URLSearchParams(search);
    for (const name of names) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (field !== document.activeElement) field.value = params.get(name) ?? '';
    }
  }, [search, names]);

  const follow = () => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const typed = new FormData(form.current);
    const next = new URLSearchParams(listPart(search));
    next.delete('page');
    for (const name of names) {
      const value = String(typed.get(name) ?? '').trim();
      if (value) next.set(name, value);
      else next.delete(name);
    }
    if (`?${next}` !== search) navigate(`?${next}`, { replace: true, preventScrollReset: true });
  };
  const filtered = names.some((name) => new URLSearchParams(search).has(name));

  return (
    <search>
      <form
        ref={form}
        className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-center"
        aria-label={words.filters}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          follow();
        }}
        onChange={(event) => {
          clearTimeout(timer.current);
          if (event.target instanceof HTMLSelectElement) follow();
          else timer.current = setTimeout(follow, REST_MS);
        }}
      >
        {children}
        {filtered ? (
          <Link
            className="btn btn-quiet btn-m"
            to={`${pathname}?tab=${tabIn(search)}`}
            preventScrollReset
            onClick={() => {
              clearTimeout(timer.current);
              if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
            }}
          >
            {words.clear}
          </Link>
        ) : null}
      </form>
    </search>
  );
}
