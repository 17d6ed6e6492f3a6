import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { tabIn } from '#web/pages/admin/dashboard-address.ts';
import { adminWords } from '#web/words/en/admin.ts';

const words = adminWords.list;
/** Typing rests this long before the list follows. */
const REST_MS = 350;

interface FilterBarProps {
  /** The parameters that the fields stand for. */
  names: readonly string[];
  children: ReactNode;
  /** How many there are now. */
  found: ReactNode;
}

/** The filters of a list. They live in the address; the fields follow it, and it follows the fields. */
export function FilterBar({ names, children, found }: FilterBarProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // After Back or Reset the fields show what the address says, but for the one that is being typed into.
  useEffect(() => {
    for (const name of names) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (field !== document.activeElement) field.value = search.get(name) ?? '';
    }
  }, [search, names]);

  const follow = () => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const typed = new FormData(form.current);
    const next = new URLSearchParams(search);
    next.delete('page');
    next.delete('open');
    for (const name of names) {
      const value = String(typed.get(name) ?? '').trim();
      if (value) next.set(name, value);
      else next.delete(name);
    }
    if (String(next) !== String(search)) navigate(`?${next}`, { replace: true, preventScrollReset: true });
  };
  return (
    <search>
      <form
        ref={form}
        className="row wrap gap-2"
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
        <Link
          className="btn btn-quiet btn-m"
          to={`?tab=${tabIn(search)}`}
          preventScrollReset
          onClick={() => {
            if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          }}
        >
          {words.reset}
        </Link>
        <span className="small soft num ml-auto" role="status">
          {found}
        </span>
      </form>
    </search>
  );
}
