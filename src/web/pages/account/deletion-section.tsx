import { useState } from 'react';
import { deletionTexts as texts } from '#texts/rights.ts';
import { Button } from '#web/components/button.tsx';
import { AccountSection } from '#web/pages/account/account-section.tsx';
import { DeletionDialog } from '#web/pages/account/deletion-dialog.tsx';

/** The way out: what goes and what stays, said before the question. */
export function DeletionSection({ kind, email }: { kind: 'candidate' | 'recruiter'; email: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection id="deletion" title={texts.title} lead={texts.lead}>
      <ul className="stack stack-s list-disc pl-5">
        {texts.what[kind].map((line) => (
          <li key={line} className="soft">
            {line}
          </li>
        ))}
      </ul>
      <div>
        <Button size="m" variant="danger" onClick={() => setAsking(true)}>
          {texts.action}
        </Button>
      </div>
      {asking ? <DeletionDialog email={email} onClose={() => setAsking(false)} /> : null}
    </AccountSection>
  );
}
