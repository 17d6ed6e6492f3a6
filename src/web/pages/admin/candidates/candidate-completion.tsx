import { COMPLETION_SECTIONS } from '#contract/vocabularies.ts';
import { candidatePageTexts as texts } from '#texts/admin-candidates.ts';
import { nameOf } from '#web/candidates/candidate-queries.ts';
import { Card } from '#web/components/card.tsx';
import { Section } from '#web/components/section.tsx';
import type { CandidateWhole } from '#web/pages/admin/candidates/candidate-queries.ts';
import { CompletionBar } from '#web/profile/completion-bar.tsx';
import { SectionCard } from '#web/profile/section-card.tsx';

/** How complete the profile is, in all and section by section. */
export function CandidateCompletion({ candidate }: { candidate: CandidateWhole }) {
  const { overallProfileCompletion = 0, profileCompletion } = candidate;
  return (
    <Section title={texts.overview} look="h3" level={2} id="overview">
      <div className="stack gap-5">
        <Card className="grid gap-4">
          <div className="min-w-0">
            <p className="title wrap-anywhere">{nameOf(candidate)}</p>
            <p className="soft wrap-anywhere">{candidate.email}</p>
          </div>
          <CompletionBar percent={overallProfileCompletion} />
        </Card>
        <ul className="grid list-none gap-3 md:grid-cols-2 xl:grid-cols-1" aria-label={texts.sections}>
          {COMPLETION_SECTIONS.map((section) => (
            <SectionCard
              key={section}
              section={section}
              isComplete={profileCompletion?.[section].isComplete ?? false}
              lastUpdated={profileCompletion?.[section].lastUpdated ?? null}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}
