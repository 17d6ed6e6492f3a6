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
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);
  const toast = useToast();

  const refuse = (refusal: Refusal) => {
    setRefused(refusal);
    setAttempt((before) => before + 1);
  };

  const send = async (draft: DecisionDraft) => {
    const { decision, reason } = draft;
    if (busy) return;
    const withReason = asksReason(entry, decision);
    if (withReason && reason.trim() === '')
      return refuse({ message: words.missing, fields: { reason: words.missing } });
    setBusy(true);
    setRefused(undefined);
    try {
      const answer = waitingAddresses(entry, decision) > 0 ? draft.answer : '';
      const body = { decision, answer, ...(withReason && { reason }) };
      const decided = await call(
        'decideReport',
        { params: { id: entry._id }, version: entry.version, body },
        { patched: true },
      );
      toast.done(decision === 'freeze' && !withReason ? words.doneKept : words.done[decision]);
      onDecided(decided);
    } catch (failure) {
      const known = failure instanceof CallFailed ? failure : undefined;
      if (known && isReported(known.current)) {
        toast.error(known.message);
        onChanged(known.current);
      } else refuse({ message: known?.message || words.failed, fields: known?.fields ?? {} });
    }
    setBusy(false);
  };
  return { busy, refused, attempt, send };
}
