import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { dayInIndia } from '#contract/rules.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { callForFile } from '#web/lib/api-client.ts';
import { saidBy } from '#web/lib/form-errors.ts';
import { saveFile } from '#web/lib/read-file.ts';
import { AccountSection } from '#web/pages/account/account-section.tsx';
import { dataWords as words } from '#web/words/en/rights.ts';

/** Everything that is kept of the person, to take along. */
export function DataSection() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'green' | 'red'; text: string }>();
  const download = async () => {
    setBusy(true);
    setOutcome(undefined);
    try {
      saveFile(await callForFile('exportAccount', {}), words.fileName(dayInIndia(new Date())));
      setOutcome({ tone: 'green', text: words.done });
    } catch (failure) {
      setOutcome({ tone: 'red', text: saidBy(failure) || words.wentWrong });
    }
    setBusy(false);
  };
  return (
    <AccountSection id="data" title={words.title} lead={words.lead}>
      {outcome ? (
        <Notice tone={outcome.tone} live={outcome.tone === 'green' ? 'status' : 'alert'} title={outcome.text} />
      ) : null}
      <p className="soft">{words.about}</p>
      <div>
        <Button size="m" icon={Download} busy={busy} busyLabel={words.acting} onClick={download}>
          {words.act}
        </Button>
      </div>
    </AccountSection>
  );
}
