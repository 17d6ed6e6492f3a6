import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Opening or closing a form of the account page is no reason to ask for anything again. */
export const unlessOpening = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) && defaultShouldRevalidate;
