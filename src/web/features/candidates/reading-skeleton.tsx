import { viewTexts as texts } from '#texts/profile-forms.ts';
import { SkeletonBlock, SkeletonHead } from '#web/components/skeleton.tsx';

/** Placeholder for a loading profile, below the text that says so. */
export function ReadingSkeleton() {
  return (
    <div className="stack stack-l" role="status">
      <p className="soft">{texts.loading}</p>
      <div aria-hidden="true" className="stack stack-l">
        <SkeletonHead picture="h-16 w-16 rounded-full" lines={['h-6 w-[min(280px,60%)]', 'w-[min(200px,40%)]']} />
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          {['h-64', 'h-40'].map((height) => (
            <div key={height} className="headed">
              <SkeletonBlock className="mb-6 h-6 w-40" />
              <SkeletonBlock className={`w-full ${height}`} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
