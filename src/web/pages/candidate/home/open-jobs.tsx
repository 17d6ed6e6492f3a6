import { useLocation } from 'react-router';
import { BestFew, loadBest } from '#web/pages/candidate/home/best-few.tsx';
import { AvailableJobs, loadOrdered } from '#web/pages/candidate/jobs/available-jobs.tsx';
import { orderOf } from '#web/pages/candidate/jobs/job-order.tsx';

/** Loads the best matches without waiting for them, and the page of open jobs given in the address. */
export function loadOpenJobs(search: URLSearchParams): Promise<void> {
  loadBest();
  return loadOrdered(search);
}

/** Best matches, then the open jobs: everything on the home page below what is due today. */
export function OpenJobs({ now }: { now: string }) {
  const order = orderOf(new URLSearchParams(useLocation().search));
  return (
    <>
      {order === 'best' ? null : <BestFew now={now} />}
      <AvailableJobs now={now} />
    </>
  );
}
