import { lazy, Suspense } from 'react';
import { partTexts } from '#texts/recruiter-actions.ts';
import { Skeleton, SkeletonBlocks } from '#web/components/skeleton.tsx';
import { PanelSection } from '#web/pages/recruiter/applications/panel-section.tsx';

/** Loaded when it is first opened. */
const PanelTalk = lazy(async () => {
  const { PanelTalk } = await import('#web/features/conversations/panel-talk.tsx');
  return { default: PanelTalk };
});

/** The conversation with the candidate. */
export function MessagesSection({ id }: { id: string }) {
  return (
    <PanelSection title={partTexts.messages}>
      <Suspense
        fallback={
          <Skeleton className="skeleton-lines">
            <SkeletonBlocks sizes={['w-[80%]', 'w-[46%]']} />
          </Skeleton>
        }
      >
        <PanelTalk id={id} />
      </Suspense>
    </PanelSection>
  );
}
