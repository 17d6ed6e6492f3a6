import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { isCalledOff } from '#contract/interview-rules.ts';
import { interviewTexts as texts } from '#texts/candidate.ts';
import { answerTexts } from '#texts/candidate-answers.ts';
import { Icon } from '#web/components/icon.tsx';
import type { Interview } from '#web/pages/candidate/interviews/interview.tsx';

const ICONS = { confirmed: CircleCheck, another_time: CalendarClock } as const;

/** The candidate's answer, or a note that the recruiter waits for it or that the interview does not take place. */
export function AnswerLine({ interview }: { interview: Interview }) {
  const { answer, status, interviewDateTime, updatedAt } = interview;
  if (isCalledOff(status, interviewDateTime, updatedAt))
    return (
      <p className="row row-s small font-[560]">
        <Icon as={CalendarX} size="s" />
        {answerTexts.calledOff}
      </p>
    );
  if (!interview.may.answer) return null;
  const [icon, text] = answer ? [ICONS[answer], texts.answers[answer]] : [CircleHelp, answerTexts.waiting];
  return (
    <p className="row row-s small font-[560]">
      <Icon as={icon} size="s" className={answer === 'confirmed' ? 'text-green' : undefined} />
      {text}
    </p>
  );
}
