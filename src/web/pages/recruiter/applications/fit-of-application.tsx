import { deskFitTexts as texts } from '#texts/recruiter-fit.ts';
import { FitLine } from '#web/features/matching/fit-line.tsx';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';

interface FitOfApplicationProps {
  application: Pick<Application, 'fit' | 'skills' | 'status' | 'candidateId'>;
  className?: string;
}

/** The match score of a row or a card, or why there is none; nothing for applications that are not scored. */
export function FitOfApplication({
  application: { fit, skills, status, candidateId },
  className,
}: FitOfApplicationProps) {
  if (fit && fit.asked > 0) return <FitLine fit={fit} dense className={className} />;
  const isCompared = status !== 'withdrawn' && candidateId !== undefined;
  if (fit || !isCompared || skills.length > 0) return null;
  return <span className="muted">{texts.noSkills}</span>;
}
