import { useLocation } from 'react-router';
import { BestFew, loadBest } from '#web/pages/candidate/home/best-few.tsx';
import { AvailableJobs, loadOrdered } from '#web/pages/candidate/jobs/available-jobs.tsx';
import { orderOf } from '#web/pages/candidate/jobs/job-order.tsx';

/** Reads what would fit, which nothing waits for, and the page of open jobs that the address asks for. */
export function loadOpenJobs(search: URLSearchParams): Promise<void> {
  loadBest();
  return loadOrdered(search);
}

/** What would fit, then the open jobs: all of the home page that comes after what waits for the person today. */
export function OpenJobs({ now }: { now: string }) {
  const order = orderOf(new URLSearchParams(useLocation().search));
  return (
    <>
      {order === 'best' ? null : <BestFew now={now} />}
      <AvailableJobs now={now} />
    </>
  );
}
