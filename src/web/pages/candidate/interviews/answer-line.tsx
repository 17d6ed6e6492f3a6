import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { interviewTexts as texts } from '#texts/candidate.ts';
import { answerTexts } from '#texts/candidate-answers.ts';
import { Icon } from '#web/components/icon.tsx';
import type { Interview } from '#web/pages/candidate/interviews/interview.tsx';

const ICONS = { confirmed: CircleCheck, another_time: CalendarClock } as const;

/** The candidate's answer, or a note that the recruiter waits for it. */
export function AnswerLine({ interview }: { interview: Interview }) {
  if (!interview.may.answer) return null;
  const { answer } = interview;
  const [icon, text] = answer ? [ICONS[answer], texts.answers[answer]] : [CircleHelp, answerTexts.waiting];
  return (
    <p className="row row-s small font-[560]">
      <Icon as={icon} size="s" className={answer === 'confirmed' ? 'text-green' : undefined} />
      {text}
    </p>
  );
}
