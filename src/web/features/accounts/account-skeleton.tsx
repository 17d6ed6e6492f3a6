import { Skeleton, SkeletonBlock, SkeletonLines } from '#web/components/skeleton.tsx';

/** The blocks of the account page, in its final sizes. */
export function AccountSkeleton() {
  return (
    <Skeleton className="stack gap-10">
      {['email', 'password', 'sessions', 'notifications'].map((key) => (
        <div key={key} className="headed grid gap-5 lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-10">
          <SkeletonLines sizes={['h-6 w-40', 'w-52']} />
          <SkeletonBlock className="h-24 w-full max-w-[600px]" />
        </div>
      ))}
    </Skeleton>
  );
}
