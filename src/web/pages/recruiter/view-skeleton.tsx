import { Skeleton, SkeletonBlock, TableSkeleton } from '#web/components/skeleton.tsx';
import type { View } from '#web/pages/recruiter/recruiter-views.ts';

/** The blocks of a list with its counts and filters, or of a form. */
export function ViewSkeleton({ view }: { view: View | undefined }) {
  if (view === 'posting' || view === 'profile') {
    return (
      <Skeleton className="form-page stack stack-l">
        {['a', 'b', 'c'].map((part) => (
          <div key={part} className="form-sec">
            <SkeletonBlock className="h-6 w-40" />
            <SkeletonBlock className="h-11 w-full rounded-2" />
            <SkeletonBlock className="h-11 w-full rounded-2" />
          </div>
        ))}
      </Skeleton>
    );
  }
  return (
    <Skeleton className="stack gap-5">
      <div className="stats">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="stat">
            <SkeletonBlock className="w-16" />
            <SkeletonBlock className="mt-2 h-7 w-14" />
          </div>
        ))}
      </div>
      <SkeletonBlock className="h-10 w-full max-w-[620px] rounded-2" />
      <TableSkeleton rows={10} />
    </Skeleton>
  );
}
