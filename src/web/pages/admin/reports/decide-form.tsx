import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { LIMITS } from '#contract/rules.ts';
import type { ReportDecision } from '#contract/vocabularies.ts';
import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { Notice } from '#web/components/notice.tsx';
import { RadioGroup } from '#web/components/radio-group.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { Typed } from '#web/components/typed.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { dayText } from '#web/lib/formats.ts';
import { BlockedWork } from '#web/pages/admin/list/blocked-work.tsx';
import {
  answersReports,
  asksReason,
  beginDecision,
  choicesFor,
  type DecisionDraft,
  decidedMeanwhile,
  fitTemplate,
  forgetDecision,
  fromTemplate,
  hasRecruiter,
  isEdited,
  isFrozen,
  keepDecision,
  keptDecision,
  offeredTemplates,
  waitingPeople,
  wordsOf,
} from '#web/pages/admin/reports/decision-draft.ts';
import { decisionWords } from '#web/pages/admin/reports/decision-words.ts';
import { openCount, openKind } from '#web/pages/admin/reports/open-in-case.ts';
import type { Reported } from '#web/pages/admin/reports/report-queries.ts';

const { decide: words } = texts;

/** Why a decision was refused. */
interface Refusal {
  message: string;
  fields: Readonly<Record<string, string>>;
}

const doneText = (entry: Reported, decision: ReportDecision): string => {
  const { doneKept, done, doneAlone } = decisionWords(entry);
  if (decision === 'freeze' && !asksReason(entry, decision)) return doneKept;
  return (hasRecruiter(entry) ? done : doneAlone)[decision] ?? '';
};

const isReported = (value: unknown): value is Reported =>
  typeof value === 'object' && value !== null && 'decisions' in value && 'version' in value;

interface Deciding {
  onDecided: (entry: Reported) => void;
  /** The decision was refused because the case has changed. */
  onChanged: (entry: Reported) => void;
}

/** Sends a decision. After a conflict shows the other administrator's decision, and why this one was refused. */
function useDecide(entry: Reported, { onDecided, onChanged }: Deciding) {
  const [refused, setRefused] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);
  const toast = useToast();

  const refuse = (refusal: Refusal) => {
    setRefused(refusal);
    setAttempt((before) => before + 1);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ decision, template, reason, answer }: DecisionDraft) => {
      const body = {
        decision,
        ...(waitingPeople(entry, decision) > 0 && (answer === undefined ? { answerTemplate: template } : { answer })),
        ...(asksReason(entry, decision) && (reason === undefined ? { reasonTemplate: template } : { reason })),
      };
      return call('decideReport', { params: { id: entry._id }, version: entry.version, body }, { patched: true });
    },
    onMutate: () => setRefused(undefined),
    onSuccess: (decided, { decision }) => {
      toast.done(doneText(entry, decision));
      onDecided(decided);
    },
    onError: (failure) => {
      const known = failure instanceof CallFailed ? failure : undefined;
      // The sign-in opens over the page, and the form is as it was afterwards.
      if (known?.code === 'SIGNED_OUT') return;
      if (known && isReported(known.current)) {
        toast.error(known.message);
        onChanged(known.current);
      } else refuse({ message: known?.message || words.failed, fields: known?.fields ?? {} });
    },
  });
  const send = (draft: DecisionDraft) => {
    const { missing } = decisionWords(entry);
    if (asksReason(entry, draft.decision) && wordsOf(entry, draft).reason.trim() === '')
      refuse({ message: missing, fields: { reason: missing } });
    else mutate(draft);
  };
  return { busy: isPending, refused, attempt, send };
}

/** What there is to decide. */
const taskText = (entry: Reported): string => {
  const open = openCount(entry);
  if (open > 0) return words.together[openKind(entry)]({ count: open });
  return isEdited(entry) ? texts.company.edited : words.settled;
};

const LABELS = { reason: words.reason, answer: words.answer };

const labelOf = (name: string): string => Object.entries(LABELS).find(([known]) => known === name)?.[1] ?? name;

interface DecideProps {
  entry: Reported;
  onDecided: (entry: Reported) => void;
}

/** Decides all open reports of a job or company, with messages to the people concerned. */
export function DecideForm({ entry, onDecided }: DecideProps) {
  const choices = choicesFor(entry);
  if (choices.length === 0 && !keptDecision(entry)) return null;
  return <DecideFields {...{ entry, onDecided, choices }} />;
}

function DecideFields({ entry, onDecided, choices }: DecideProps & { choices: readonly ReportDecision[] }) {
  // Nothing is preselected: every decision must be deliberate.
  const [kept, setTyped] = useState(() => keptDecision(entry));
  const draft = kept && fitTemplate(entry, kept);
  const setDraft = (typed: DecisionDraft) => {
    setTyped(typed);
    keepDecision(entry, typed);
  };
  const discard = () => {
    forgetDecision(entry);
    setTyped(undefined);
  };
  const { busy, refused, attempt, send } = useDecide(entry, {
    onDecided: (decided) => {
      discard();
      onDecided(decided);
    },
    // The written text is not lost.
    onChanged: onDecided,
  });
  const own = decisionWords(entry);
  const decided = decidedMeanwhile(entry, draft);
  /** An answer for which nobody waits any more. */
  const unsent = draft && waitingPeople(entry, draft.decision) === 0 ? draft.answer : undefined;
  const possible = draft && choices.includes(draft.decision);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (draft && possible && !busy) send(draft);
  };
  const fields = Object.entries(refused?.fields ?? {}).map(([name, message]) => ({
    name,
    message: `${labelOf(name)}: ${message}`,
  }));
  return (
    <Card as="section" aria-labelledby="decide-title">
      <form onSubmit={submit} noValidate className="stack gap-5">
        <div className="stack gap-1">
          <h3 id="decide-title" className="title">
            {words.title}
          </h3>
          <p className="small soft">{taskText(entry)}</p>
        </div>
        {decided ? (
          <Notice
            tone="amber"
            live="status"
            title={words.meanwhile({
              what: own.past[decided.decision],
              who: decided.by?.name || decided.by?.userCode || texts.one.gone,
              when: dayText(decided.at),
            })}
          >
            {unsent ? (
              <>
                {words.meanwhileAnswered} <Typed>{unsent}</Typed>{' '}
              </>
            ) : null}
            {words.meanwhileKept}{' '}
            <button type="button" className="link" onClick={discard}>
              {words.discard}
            </button>
          </Notice>
        ) : null}
        <ErrorSummary
          errors={refused && fields.length === 0 ? [{ message: refused.message }] : fields}
          attempt={attempt}
        />
        <RadioGroup
          label={words.decision}
          name="decision"
          value={possible ? draft.decision : ''}
          onValueChange={(value) => {
            const chosen = choices.find((one) => one === value);
            if (chosen) setDraft(beginDecision(entry, chosen));
          }}
          choices={choices.map((value) => ({
            value,
            label: (value === 'freeze' && isFrozen(entry) ? own.keepFrozen : own.choices[value]) ?? '',
          }))}
        />
        {possible ? <Wording {...{ entry, draft, setDraft, refused, busy }} /> : null}
        {draft && decided && !possible ? <Unsent entry={entry} draft={draft} setDraft={setDraft} /> : null}
      </form>
    </Card>
  );
}

/** The messages of a decision that is no longer possible, to read and copy. */
function Unsent({ entry, draft, setDraft }: Pick<WordingProps, 'entry' | 'draft' | 'setDraft'>) {
  const typed = wordsOf(entry, draft);
  return (
    <>
      {(['reason', 'answer'] as const).map((name) =>
        typed[name] === '' ? null : (
          <TextArea
            key={name}
            label={LABELS[name]}
            name={name}
            rows={4}
            value={typed[name]}
            onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
          />
        ),
      )}
    </>
  );
}

const confirmLabel = (entry: Reported, decision: ReportDecision): string => {
  const { confirm, confirmKept } = decisionWords(entry);
  return decision === 'freeze' && isFrozen(entry) ? confirmKept : confirm(decision);
};

interface WordingProps {
  entry: Reported;
  draft: DecisionDraft;
  setDraft: (draft: DecisionDraft) => void;
  refused: Refusal | undefined;
  busy: boolean;
}

/** The messages to the people concerned, with templates if there are any, and the submit button. */
export function Wording({ entry, draft, setDraft, refused, busy }: WordingProps) {
  const people = waitingPeople(entry, draft.decision);
  const typed = wordsOf(entry, draft);
  return (
    <>
      {people > 0 || asksReason(entry, draft.decision) ? (
        <SelectField
          label={words.template}
          name="template"
          hint={words.templateHint}
          value={String(draft.template)}
          onChange={(event) => setDraft(fromTemplate(entry, draft.decision, Number(event.target.value)))}
          options={offeredTemplates(entry, draft.decision).map(({ number, name }) => ({
            value: String(number),
            label: name,
          }))}
        />
      ) : null}
      {draft.decision === 'freeze' && entry.about === 'job' && !isFrozen(entry) ? (
        <BlockedWork jobs={[entry.job]} undoable={false} />
      ) : null}
      {asksReason(entry, draft.decision) ? (
        <TextArea
          label={hasRecruiter(entry) ? words.reason : words.reasonAlone}
          name="reason"
          hint={hasRecruiter(entry) ? decisionWords(entry).reasonHint(draft.decision) : words.reasonHintAlone}
          rows={3}
          maxLength={LIMITS.reason}
          value={typed.reason}
          error={refused?.fields.reason}
          onChange={(event) => setDraft({ ...draft, reason: event.target.value })}
        />
      ) : null}
      {people > 0 ? (
        <TextArea
          label={words.answer}
          name="answer"
          hint={words.answerHint({ people })}
          rows={4}
          maxLength={LIMITS.note}
          value={typed.answer}
          error={refused?.fields.answer}
          onChange={(event) => setDraft({ ...draft, answer: event.target.value })}
        />
      ) : isEdited(entry) || !answersReports(entry, draft.decision) ? null : (
        <p className="small soft">{words.nobodyWaits}</p>
      )}
      <Button
        type="submit"
        variant={draft.decision === 'freeze' || draft.decision === 'unverify' ? 'danger-solid' : 'primary'}
        busy={busy}
        busyLabel={words.busy}
        block
      >
        {confirmLabel(entry, draft.decision)}
      </Button>
    </>
  );
}
