import { Skeleton, SkeletonBlock } from '#web/components/skeleton.tsx';

/** Pages with a profile form, and the overview that links to them. */
export const isFormPage = ({ pathname }: { pathname: string }): boolean =>
  /^\/(?:profiles-complete|profile-form|profile-dashboard)\/?$/.test(pathname);

/** Placeholder for a form: title and some fields. */
export function FormSkeleton() {
  return (
    <Skeleton className="headed">
      <div className="headed-title">
        <SkeletonBlock className="h-8 w-56" />
      </div>
      <div className="skeleton-lines max-w-[760px] gap-6">
        <SkeletonBlock className="h-11 w-full" />
        {['w-32', 'w-24', 'w-40', 'w-28'].map((width) => (
          <div key={width} className="skeleton-lines">
            <SkeletonBlock className={width} />
            <SkeletonBlock className="h-11 w-full" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
