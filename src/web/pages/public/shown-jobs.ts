import type { ShouldRevalidateFunction } from 'react-router';

// Apart from the loaders, which run on the server only, so that browsers load nothing of them.

export const PAGE_SIZE = 24;

/** Closing the details does not change the list below. */
export const revalidateUnlessDialogToggled: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const before = new URLSearchParams(currentUrl.search);
  const after = new URLSearchParams(nextUrl.search);
  if (currentUrl.pathname !== nextUrl.pathname || !before.has('job') || after.has('job'))
    return defaultShouldRevalidate;
  before.delete('job');
  return before.toString() === after.toString() ? false : defaultShouldRevalidate;
};
