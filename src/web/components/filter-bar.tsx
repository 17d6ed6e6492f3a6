import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link, type To, useLocation, useNavigate, useNavigation } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';

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
  const navigate = useNavigate();
  const here = useLocation();
  const { search } = here;
  const ahead = useNavigation().location;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Something was typed or chosen that the address does not say yet.
  const due = useRef(false);
  // Where one was when the typing began.
  const begun = useRef('');
  const place = useRef({ here, ahead });
  useEffect(() => {
    // A link that was just clicked goes first: on a slow phone the navigation shows here later than the timer rings.
    // Where the bar stands on that page as well, it follows once they are there.
    const wait = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && !link.target && !event.metaKey && !event.ctrlKey && !event.shiftKey) clearTimeout(timer.current);
    };
    document.addEventListener('click', wait, { capture: true });
    return () => {
      document.removeEventListener('click', wait, { capture: true });
      clearTimeout(timer.current);
    };
  }, []);

  // After Back or the reset the fields show what the address says, but for what is being typed.
  // Before anybody can press the next key: on a slow phone a later effect would undo it.
  useLayoutEffect(() => {
    if (!due.current) showIn(form.current, names, search);
  }, [search, names]);

  const follow = () => {
    clearTimeout(timer.current);
    due.current = true;
    const { here: shown, ahead: coming } = place.current;
    const away = (to: Place): boolean => listOf(to, [...names, ...drops]) !== listOf(shown, [...names, ...drops]);
    // Somebody who is on the way to another page is not called back by what they typed
    // before. Where the bar stands on that page as well, it follows once they are there.
    if (!form.current || (coming && away(coming)) || away(window.location)) return;
    due.current = false;
    const typed = new FormData(form.current);
    // The list that is coming counts, not the one that still stands there.
    const present = new URLSearchParams(coming?.search ?? window.location.search);
    const next = new URLSearchParams(present);
    const before = new URLSearchParams(begun.current);
    // What was opened after the last key is what is being looked at.
    for (const name of drops) if (name === 'page' || present.get(name) === before.get(name)) next.delete(name);
    for (const name of names) {
      const value = String(typed.get(name) ?? '').trim();
      if (value) next.set(name, value);
      else next.delete(name);
    }
    if (saysTheSame(next, present, names)) return;
    navigate(`?${next}`, { replace: true, preventScrollReset: true });
  };
  const followIfDue = useEffectEvent(() => {
    if (due.current) follow();
  });
  useLayoutEffect(() => {
    place.current = { here, ahead };
    if (!ahead) followIfDue();
  }, [here, ahead]);

  return (
    <search>
      <form
        ref={form}
        className={className}
        aria-label={label}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          begun.current = window.location.search;
          follow();
        }}
        onChange={(event) => {
          clearTimeout(timer.current);
          due.current = true;
          begun.current = window.location.search;
          if (event.target instanceof HTMLSelectElement) follow();
          else timer.current = setTimeout(follow, REST_MS);
        }}
      >
        {children}
        {/* Of several fields without a button, Enter sends nothing. */}
        <input type="submit" hidden />
        {reset ? (
          <Link
            className="btn btn-quiet btn-m"
            to={reset.to}
            preventScrollReset
            onClick={(event) => {
              clearTimeout(timer.current);
              due.current = false;
              // A field that is being typed in would keep its text; Safari leaves the focus there.
              event.currentTarget.focus();
              // What is typed before the whole list is there must not bring the old filters back.
              showIn(
                form.current,
                names,
                typeof reset.to === 'string' ? (reset.to.split('?')[1] ?? '') : (reset.to.search ?? ''),
              );
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

/** How a bar stands whose first field is followed by a `FilterFold`. */
export const FOLDING_BAR =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:flex sm:flex-wrap sm:items-center';

interface FilterFoldProps {
  label: string;
  /** How many of the fields in it filter. */
  count: number;
  /** Beside an open panel there is as little room as on a phone. */
  tight?: boolean;
  children: ReactNode;
}

/** The fields of a bar that a phone shows once they are asked for: the list begins on its first screen. */
export function FilterFold({ label, count, tight, children }: FilterFoldProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="m"
        icon={SlidersHorizontal}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={tight ? undefined : 'sm:hidden'}
      >
        {label}
        {count > 0 ? <span className="number num">{count}</span> : null}
      </Button>
      <div id={id} className={classNames('filter-fold', tight && 'is-tight', open && 'is-open')}>
        {children}
      </div>
    </>
  );
}

/** Shows in the fields what an address says, but where somebody types. */
const showIn = (form: HTMLFormElement | null, names: readonly string[], search: string): void => {
  const said = new URLSearchParams(search);
  for (const name of names) {
    const field = form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (field !== document.activeElement) field.value = said.get(name) ?? '';
  }
};

interface Place {
  pathname: string;
  search: string;
}

/** Which list an address shows, whatever its filters. */
const listOf = ({ pathname, search }: Place, filters: readonly string[]): string => {
  const rest = new URLSearchParams(search);
  for (const name of filters) rest.delete(name);
  return `${pathname}?${rest}`;
};

const saysTheSame = (one: URLSearchParams, other: URLSearchParams, names: readonly string[]): boolean =>
  names.every((name) => (one.get(name) ?? '') === (other.get(name)?.trim() ?? ''));
