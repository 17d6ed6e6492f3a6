import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { Link, type To, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';

/** Typing rests this long before the list follows. */
const REST_MS = 350;

interface FilterBarProps {
  label: string;
  /** The parameters that the fields stand for. */
  names: readonly string[];
  /** The parameters that go when a filter changes: the page, and what is open. */
  drops: readonly string[];
  /** The way back to the whole list. */
  reset?: { to: To; label: string };
  /** How the fields stand beside each other. */
  className?: string;
  children: ReactNode;
  /** How many there are now. */
  found?: ReactNode;
}

/** The filters of a list. They live in the address; the fields follow it, and it follows the fields. */
export function FilterBar({
  label,
  names,
  drops,
  reset,
  className = 'row wrap gap-2',
  children,
  found,
}: FilterBarProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const ahead = useNavigation().location;
  // Somebody who is on the way to another page is not called back by what they typed before.
  const leaving = useRef(false);
  leaving.current = ahead !== undefined && ahead.pathname !== pathname;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // After Back or the reset the fields show what the address says, but for the one that is being typed into.
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
    for (const name of drops) next.delete(name);
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
        className={className}
        aria-label={label}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          follow();
        }}
        onChange={(event) => {
          clearTimeout(timer.current);
          if (event.target instanceof HTMLSelectElement) follow();
          else
            timer.current = setTimeout(() => {
              if (!leaving.current) follow();
            }, REST_MS);
        }}
      >
        {children}
        {reset ? (
          <Link
            className="btn btn-quiet btn-m"
            to={reset.to}
            preventScrollReset
            onClick={() => {
              clearTimeout(timer.current);
              if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
            }}
          >
            {reset.label}
          </Link>
        ) : null}
        {found === undefined ? null : (
          <span className="small soft num ml-auto" role="status">
            {found}
          </span>
        )}
      </form>
    </search>
  );
}
