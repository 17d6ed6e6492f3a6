import { scheduleTexts as texts } from '#texts/recruiter-schedule.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { dateTimeText } from '#web/lib/formats.ts';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';

interface AnswerNoticeProps {
  interview: Interview;
  now: string;
  /** Called with the candidate's preferred time when it is chosen. */
  onMove: (wish: string) => void;
}

/** The candidate's answer to the time; each preferred time links to the dialog that moves the interview to it. */
export function AnswerNotice({ interview, now, onMove }: AnswerNoticeProps) {
  const { answer, answerMessage, wishes = [], interviewDateTime, may } = interview;
  if (!answer) return interviewDateTime > now ? <p className="small muted">{texts.notAnswered}</p> : null;
  return (
    <Notice
      tone={answer === 'confirmed' ? 'green' : 'amber'}
      title={answer === 'confirmed' ? texts.answeredConfirmed : texts.answeredAnother}
    >
      {answerMessage ? <p className="mt-1 whitespace-pre-line wrap-anywhere">{answerMessage}</p> : null}
      {wishes.length > 0 && may.reschedule ? (
        <>
          <p className="small mt-2">{texts.wishes}</p>
          <ul className="row wrap mt-2" aria-label={texts.wishes}>
            {wishes.map((wish) => (
              <li key={wish} className="num">
                {wish > now ? (
                  <Button
                    size="m"
                    className="h-auto min-h-10 py-2 text-left whitespace-normal"
                    onClick={() => onMove(wish)}
                  >
                    {texts.take({ when: dateTimeText(wish, now) })}
                  </Button>
                ) : (
                  <span className="small muted">{texts.past({ when: dateTimeText(wish, now) })}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  );
}
