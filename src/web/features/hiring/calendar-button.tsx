import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarX from 'lucide-react/icons/calendar-x';
import { useState } from 'react';
import type { CallOutput } from '#contract/api.ts';
import { isCalledOff } from '#contract/interview-rules.ts';
import { calendarTexts as texts } from '#texts/interviews.ts';
import { Button, type ButtonProps } from '#web/components/button.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { callForFile } from '#web/lib/call-for-file.ts';
import { saveFile } from '#web/lib/read-file.ts';

interface CalendarButtonProps {
  interview: Pick<CallOutput<'getInterview'>['data'], 'applicationId' | 'status' | 'interviewDateTime' | 'updatedAt'>;
  size?: ButtonProps['size'];
}

/** Downloads the interview as a calendar file; for one that does not take place, the file that removes it. */
export function CalendarButton({ interview, size }: CalendarButtonProps) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const { applicationId, status, interviewDateTime, updatedAt } = interview;
  const cancelled = status === 'Cancelled' || isCalledOff(status, interviewDateTime, updatedAt);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await callForFile('interviewCalendar', { params: { applicationId } }), texts.file);
    } catch (failure) {
      toast.error(texts.failed({ message: failure instanceof Error ? failure.message : '' }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size={size} icon={cancelled ? CalendarX : CalendarPlus} busy={busy} onClick={save}>
      {cancelled ? texts.remove : texts.add}
    </Button>
  );
}
