import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '#web/lib/queries.ts';
import '#web/styles/signed-in.css';

/** Around every page of the signed-in areas: they share what they have read. */
export default function SignedIn() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
