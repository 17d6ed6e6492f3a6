import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { AccountSection } from '#web/pages/account/account-section.tsx';
import { DeletionDialog } from '#web/pages/account/deletion-dialog.tsx';
import { deletionWords as words } from '#web/words/en/rights.ts';

/** The way out: what goes and what stays, said before the question. */
export function DeletionSection({ kind, email }: { kind: 'candidate' | 'recruiter'; email: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection id="deletion" title={words.title} lead={words.lead}>
      <ul className="stack stack-s list-disc pl-5">
        {words.what[kind].map((line) => (
          <li key={line} className="soft">
            {line}
          </li>
        ))}
      </ul>
      <div>
        <Button size="m" variant="danger" onClick={() => setAsking(true)}>
          {words.act}
        </Button>
      </div>
      {asking ? <DeletionDialog email={email} onClose={() => setAsking(false)} /> : null}
    </AccountSection>
  );
}
