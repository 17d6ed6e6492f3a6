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
import { withoutLanguage } from '#contract/languages.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';

/** Debounce after the last key before the list updates. */
const REST_MS = 350;

interface FilterBarProps {
  label: string;
  /** The query parameters bound to the fields. */
  names: readonly string[];
  /** The parameters removed when a filter changes: the page, and what is open. */
  drops: readonly string[];
  /** The link back to the unfiltered list. */
  reset?: { to: To; label: string };
  /** The layout of the fields. */
  className?: string;
  children: ReactNode;
  /** The current number of results. */
  found?: ReactNode;
}

/** The filters of a list. They live in the address: the fields follow it, and it follows the fields. */
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
  // Set while a change in the fields is not yet in the address.
  const due = useRef(false);
  // The address when the typing began.
  const begun = useRef('');
  const place = useRef({ here, ahead });
  useEffect(() => {
    // A link that was just clicked takes precedence: on a slow phone the timer fires before the navigation shows up
    // here. If the new page has the same list, the filter is applied once it has loaded.
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

  // After Back or a reset the fields show the address again, except the one being typed in. A layout effect, because on
  // a slow phone a later effect would undo the next key press.
  useLayoutEffect(() => {
    if (!due.current) showIn(form.current, names, search);
  }, [search, names]);

  const follow = () => {
    clearTimeout(timer.current);
    due.current = true;
    const { here: shown, ahead: coming } = place.current;
    const away = (to: Place): boolean => listOf(to, [...names, ...drops]) !== listOf(shown, [...names, ...drops]);
    // Earlier typing must not cancel a navigation to another page. If that page has the same list, the filter is
    // applied once it has loaded.
    if (!form.current || (coming && away(coming)) || away(window.location)) return;
    due.current = false;
    const typed = new FormData(form.current);
    // Filter the list being navigated to, not the one still shown.
    const present = new URLSearchParams(coming?.search ?? window.location.search);
    const next = new URLSearchParams(present);
    const before = new URLSearchParams(begun.current);
    // Keep what was opened after the last key press.
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
    <search className="@container">
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
        {/* In a form with several fields and no submit button, Enter does not submit. */}
        <input type="submit" hidden />
        {reset ? (
          <Link
            className="btn btn-quiet btn-m max-sm:-ml-2 max-sm:justify-self-start"
            to={reset.to}
            preventScrollReset
            onClick={(event) => {
              clearTimeout(timer.current);
              due.current = false;
              // A focused field would keep its text; Safari leaves the focus there on a click.
              event.currentTarget.focus();
              // Typing before the unfiltered list has loaded must not bring the old filters back.
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
          <span className="small soft num sm:ml-auto" role="status">
            {found}
          </span>
        )}
      </form>
    </search>
  );
}

/** The layout of a bar whose first field is followed by a `FilterFold`: beside it, or below it if the text is large. */
export const FOLDING_BAR =
  'grid @min-[14rem]:grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:flex sm:flex-wrap sm:items-center';

interface FilterFoldProps {
  label: string;
  /** How many of its fields have a filter set. */
  count: number;
  /** For use next to an open panel, where there is as little room as on a phone. */
  tight?: boolean;
  children: ReactNode;
}

/** The fields of a bar that a phone shows only on request, so that the list starts on its first screen. */
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

/** Sets the fields to the values in an address, except the focused field. */
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

/** Identifies the list that an address shows, ignoring its filters. */
const listOf = ({ pathname, search }: Place, filters: readonly string[]): string => {
  const rest = new URLSearchParams(search);
  for (const name of filters) rest.delete(name);
  // The router's locations lack the language that the browser's address has.
  return `${withoutLanguage(pathname)}?${rest}`;
};

const saysTheSame = (one: URLSearchParams, other: URLSearchParams, names: readonly string[]): boolean =>
  names.every((name) => (one.get(name) ?? '') === (other.get(name)?.trim() ?? ''));
