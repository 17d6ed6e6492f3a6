import { answerTexts as texts } from '#texts/candidate-answers.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { dateTimeText } from '#web/lib/formats.ts';
import type { Interview } from '#web/pages/candidate/interviews/interview.ts';
import { useInterviewAnswer } from '#web/pages/candidate/interviews/use-interview-answer.ts';

interface InterviewAnswerProps {
  interview: Interview;
  onAnotherTime: () => void;
}

/** Whether the candidate comes: the answer that stands, and the two that can be given. */
export function InterviewAnswer({ interview, onAnotherTime }: InterviewAnswerProps) {
  const { refusal, confirm } = useInterviewAnswer();
  const { role, currentCompany, answer } = interview;
  return (
    <section className="stack border-t border-line pt-4" aria-labelledby="interview-answer">
      <h3 className="title" id="interview-answer">
        {texts.title}
      </h3>
      {refusal ? <Notice tone="red" live="alert" title={refusal} /> : null}
      {answer ? <Said interview={interview} answer={answer} /> : null}
      <div className="row wrap">
        {answer === 'confirmed' ? null : (
          <Button
            size="m"
            variant="primary"
            className="max-sm:grow"
            aria-label={texts.confirmOf({ role, company: currentCompany })}
            onClick={() => confirm(interview)}
          >
            {texts.confirm}
          </Button>
        )}
        <Button size="m" className="max-sm:grow" onClick={onAnotherTime}>
          {answer === 'another_time' ? texts.change : texts.another}
        </Button>
      </div>
      <p className="small muted">{texts.help}</p>
    </section>
  );
}

/** What was answered, with the candidate's own words. */
export function Said({ interview, answer }: { interview: Interview; answer: NonNullable<Interview['answer']> }) {
  const { wishes = [], answerMessage } = interview;
  if (answer === 'confirmed') return <Notice tone="green" title={texts.confirmed} />;
  return (
    <Notice tone="amber" title={texts.asked}>
      {texts.askedMore}
      {wishes.length > 0 ? (
        <>
          <span className="mt-2 block">{texts.wishes}:</span>
          <ul className="num">
            {wishes.map((wish) => (
              <li key={wish}>{dateTimeText(wish)}</li>
            ))}
          </ul>
        </>
      ) : null}
      {answerMessage ? <span className="mt-2 block whitespace-pre-line wrap-anywhere">{answerMessage}</span> : null}
    </Notice>
  );
}
