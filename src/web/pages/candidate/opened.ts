import {
  type ShouldRevalidateFunctionArgs,
  type To,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { OPENED_HERE } from '#web/jobs/job-details-link.tsx';
import { withParam } from '#web/lib/job-links.ts';

interface Opened {
  /** What the address opens, or is about to. */
  id: string | undefined;
  close: () => void;
}

/** What is open over the page stands in the address (`?interview=…`), so reload, Back and a link keep it. */
export function useOpened(param: string): Opened {
  const here = useLocation();
  const { location: ahead } = useNavigation();
  const navigate = useNavigate();
  const { search } = ahead && ahead.pathname === here.pathname ? ahead : here;
  const close = () => {
    const openedHere = typeof here.state === 'object' && here.state !== null && 'openedHere' in here.state;
    // Closing leads back to the list as it was; whoever came by a link stays on the list.
    if (openedHere) navigate(-1);
    else navigate({ search: withParam(here.search, param, undefined) }, { replace: true, preventScrollReset: true });
  };
  return { id: new URLSearchParams(search).get(param) ?? undefined, close };
}

/** What a link needs in order to open something over this page. */
export function useOpen(param: string): (id: string) => {
  to: To;
  state: typeof OPENED_HERE;
  preventScrollReset: true;
} {
  const { search } = useLocation();
  return (id) => ({ to: { search: withParam(search, param, id) }, state: OPENED_HERE, preventScrollReset: true });
}

/** How many reloads after a change are under way. */
let reloading = 0;

/** Loads the page anew after something was changed, even when what was open is closed meanwhile. */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    reloading += 1;
    try {
      await revalidate();
    } finally {
      reloading -= 1;
    }
  };
}

/** Without what is open over the page but not loaded with it. */
const withoutOpened = ({ pathname, searchParams }: URL): string => {
  const params = new URLSearchParams(searchParams);
  params.delete('open');
  params.delete('application');
  return `${pathname}?${params}`;
};

/** Closing what was open, and opening a form or an application, changes nothing of the page under it. */
export const revalidateUnlessDialogToggled = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => {
  // Closing has cut a reload short, which must not be lost with it.
  if (reloading > 0) return true;
  if (currentUrl.href !== nextUrl.href && withoutOpened(currentUrl) === withoutOpened(nextUrl)) return false;
  const before = new URLSearchParams(currentUrl.search);
  const opened = ['job', 'interview'].find((param) => before.has(param));
  if (!opened || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  before.delete(opened);
  return before.toString() === nextUrl.searchParams.toString() ? false : defaultShouldRevalidate;
};
