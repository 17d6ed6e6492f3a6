import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The address but for the form that is open. */
const besidesForms = ({ pathname, searchParams }: URL): string => {
  const rest = new URLSearchParams(searchParams);
  rest.delete('change');
  return `${pathname}?${rest}`;
};

/** Opening or closing a form of the account page is no reason to ask for anything again. */
export const revalidateUnlessSectionToggled = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (currentUrl.search === nextUrl.search || besidesForms(currentUrl) !== besidesForms(nextUrl)) &&
  defaultShouldRevalidate;
