import { viewTexts as texts } from '#texts/profile-forms.ts';
import { Card } from '#web/components/card.tsx';
import { SkeletonHead } from '#web/components/skeleton.tsx';

/** Placeholder for the card with picture and name, with a text for screen readers. */
export function UserCardSkeleton() {
  return (
    <div role="status">
      <Card padding="l" className="grid w-full max-w-90 gap-5">
        <div aria-hidden="true">
          <SkeletonHead picture="h-16 w-16 rounded-full" lines={['h-6 w-3/4', 'w-1/3']} />
        </div>
        <p className="soft grid min-h-11 place-items-center md:min-h-10">{texts.loading}</p>
      </Card>
    </div>
  );
}
