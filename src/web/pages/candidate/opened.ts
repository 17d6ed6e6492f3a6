import { type ShouldRevalidateFunctionArgs, type To, useLocation, useNavigate, useNavigation } from 'react-router';
import { OPENED_HERE } from '#web/features/jobs/job-details-link.tsx';
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

/** Without what is open over the page, which is read where it is shown. */
const withoutOpened = ({ pathname, searchParams }: URL): string => {
  const params = new URLSearchParams(searchParams);
  for (const opened of ['open', 'job', 'application', 'interview']) params.delete(opened);
  return `${pathname}?${params}`;
};

/** Opening and closing something over a page is no reason to ask for the page again. */
export const revalidateUnlessDialogToggled = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (currentUrl.href === nextUrl.href || withoutOpened(currentUrl) !== withoutOpened(nextUrl)) && defaultShouldRevalidate;
