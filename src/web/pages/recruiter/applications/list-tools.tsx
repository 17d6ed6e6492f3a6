import { Download, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { dayInIndia } from '#contract/rules.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, callForFile } from '#web/lib/api-client.ts';
import { saveFile } from '#web/lib/read-file.ts';
import { listPart, withParams } from '#web/pages/recruiter/dashboard-address.ts';
import { applicationQuery } from '#web/pages/recruiter/load-dashboard.ts';
import { toolWords as words } from '#web/words/en/recruiter-bulk.ts';

/** Those who wait longest first, and the list as a file. */
export function ListTools() {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const oldest = params.get('status') === 'pending' && params.get('sort') === 'appliedAt';
  const to = withParams(
    listPart(search),
    oldest ? { status: '', sort: '', page: '' } : { status: 'pending', sort: 'appliedAt', page: '' },
  );
  return (
    <div className="row wrap between -my-1">
      <ButtonLink
        to={to}
        size="m"
        icon={Hourglass}
        preventScrollReset
        aria-current={oldest ? 'true' : undefined}
        className={oldest ? 'border-accent-line! bg-accent-wash!' : undefined}
      >
        {words.oldest}
      </ButtonLink>
      <ExportButton search={params} />
    </div>
  );
}

function ExportButton({ search }: { search: URLSearchParams }) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const save = async () => {
    setBusy(true);
    try {
      const file = await callForFile('exportApplications', { query: applicationQuery(search) });
      saveFile(file, words.fileName(dayInIndia(new Date())));
    } catch (failure) {
      toast.error((failure instanceof CallFailed && failure.message) || words.exportFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="m" icon={Download} busy={busy} busyLabel={words.exporting} title={words.exportHelp} onClick={save}>
      {words.exportCsv}
    </Button>
  );
}
