import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The address without the parameters of the open form. */
const besidesForms = ({ pathname, searchParams }: URL): string => {
  const rest = new URLSearchParams(searchParams);
  rest.delete('change');
  return `${pathname}?${rest}`;
};

/** Skips reloading when a form of the account page is opened or closed. */
export const revalidateUnlessSectionToggled = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (currentUrl.search === nextUrl.search || besidesForms(currentUrl) !== besidesForms(nextUrl)) &&
  defaultShouldRevalidate;
