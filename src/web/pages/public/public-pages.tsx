import { Outlet } from 'react-router';
import { PageProblem } from '#web/page-problem.tsx';

/** Inside the public frame, so that header and footer stay when a page fails to render. */
export default function PublicPages() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <PageProblem error={error} framed />;
}
