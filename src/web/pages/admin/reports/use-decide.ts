import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminReportTexts } from '#texts/admin-reports.ts';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { asksReason, type DecisionDraft, waitingAddresses } from '#web/pages/admin/reports/decision-draft.ts';
import type { ReportedJob } from '#web/pages/admin/reports/report-queries.ts';

const { decide: words } = adminReportTexts;

/** Why a decision was not made. */
export interface Refusal {
  message: string;
  fields: Readonly<Record<string, string>>;
}

const isReported = (value: unknown): value is ReportedJob =>
  typeof value === 'object' && value !== null && 'decisions' in value && 'version' in value;

interface Deciding {
  onDecided: (entry: ReportedJob) => void;
  /** It was not decided: the case has changed meanwhile. */
  onChanged: (entry: ReportedJob) => void;
}

/** Sends a decision. When somebody else has decided meanwhile, theirs is shown, and why ours was not made. */
export function useDecide(entry: ReportedJob, { onDecided, onChanged }: Deciding) {
  const [refused, setRefused] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);
  const toast = useToast();

  const refuse = (refusal: Refusal) => {
    setRefused(refusal);
    setAttempt((before) => before + 1);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ decision, reason, answer }: DecisionDraft) => {
      const body = {
        decision,
        answer: waitingAddresses(entry, decision) > 0 ? answer : '',
        ...(asksReason(entry, decision) && { reason }),
      };
      return call('decideReport', { params: { id: entry._id }, version: entry.version, body }, { patched: true });
    },
    onMutate: () => setRefused(undefined),
    onSuccess: (decided, { decision }) => {
      toast.done(decision === 'freeze' && !asksReason(entry, decision) ? words.doneKept : words.done[decision]);
      onDecided(decided);
    },
    onError: (failure) => {
      const known = failure instanceof CallFailed ? failure : undefined;
      if (known && isReported(known.current)) {
        toast.error(known.message);
        onChanged(known.current);
      } else refuse({ message: known?.message || words.failed, fields: known?.fields ?? {} });
    },
  });
  const send = (draft: DecisionDraft) => {
    if (asksReason(entry, draft.decision) && draft.reason.trim() === '')
      refuse({ message: words.missing, fields: { reason: words.missing } });
    else mutate(draft);
  };
  return { busy: isPending, refused, attempt, send };
}
