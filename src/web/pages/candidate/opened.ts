import { type ShouldRevalidateFunctionArgs, type To, useLocation, useNavigate, useNavigation } from 'react-router';
import { OPENED_HERE } from '#web/features/jobs/job-details-link.tsx';
import { withParam } from '#web/lib/job-links.ts';
import { dropOpened } from '#web/pages/candidate/paging.ts';

interface Opened {
  /** The id in the address, or in the pending navigation. */
  id: string | undefined;
  close: () => void;
}

/** What is open over the page is in the address (`?interview=…`), so it survives reload and Back and can be linked. */
export function useOpened(param: string): Opened {
  const here = useLocation();
  const { location: ahead } = useNavigation();
  const navigate = useNavigate();
  const { search } = ahead && ahead.pathname === here.pathname ? ahead : here;
  const close = () => {
    const openedHere = typeof here.state === 'object' && here.state !== null && 'openedHere' in here.state;
    // Closing goes back to the list as it was; after following a link it stays on the list.
    if (openedHere) navigate(-1);
    else navigate({ search: withParam(here.search, param, undefined) }, { replace: true, preventScrollReset: true });
  };
  return { id: new URLSearchParams(search).get(param) ?? undefined, close };
}

/** Link props that open something over this page. */
export function useOpen(param: string): (id: string) => {
  to: To;
  state: typeof OPENED_HERE;
  preventScrollReset: true;
} {
  const { search } = useLocation();
  return (id) => ({ to: { search: withParam(search, param, id) }, state: OPENED_HERE, preventScrollReset: true });
}

/** The address without the parameters of what is open, whose data is loaded where it is shown. */
const withoutOpened = ({ pathname, searchParams }: URL): string => {
  const params = new URLSearchParams(searchParams);
  dropOpened(params);
  return `${pathname}?${params}`;
};

/** Opening or closing something over a page does not require reloading the page's data. */
export const revalidateUnlessDialogToggled = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (currentUrl.href === nextUrl.href || withoutOpened(currentUrl) !== withoutOpened(nextUrl)) && defaultShouldRevalidate;
