import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { dayInIndia } from '#contract/rules.ts';
import { dataTexts as texts } from '#texts/rights.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { callForFile } from '#web/lib/api-client.ts';
import { failureMessage } from '#web/lib/form-errors.ts';
import { saveFile } from '#web/lib/read-file.ts';
import { AccountSection } from '#web/pages/account/account-section.tsx';

/** Everything that is kept of the person, to take along. */
export function DataSection() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'green' | 'red'; text: string }>();
  const download = async () => {
    setBusy(true);
    setOutcome(undefined);
    try {
      saveFile(await callForFile('exportAccount', {}), texts.fileName({ day: dayInIndia(new Date()) }));
      setOutcome({ tone: 'green', text: texts.done });
    } catch (failure) {
      setOutcome({ tone: 'red', text: failureMessage(failure) || texts.wentWrong });
    }
    setBusy(false);
  };
  return (
    <AccountSection id="data" title={texts.title} lead={texts.lead}>
      {outcome ? (
        <Notice tone={outcome.tone} live={outcome.tone === 'green' ? 'status' : 'alert'} title={outcome.text} />
      ) : null}
      <p className="soft">{texts.about}</p>
      <div>
        <Button size="m" icon={Download} busy={busy} busyLabel={texts.acting} onClick={download}>
          {texts.action}
        </Button>
      </div>
    </AccountSection>
  );
}
