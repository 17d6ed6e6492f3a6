import Download from 'lucide-react/icons/download';
import Hourglass from 'lucide-react/icons/hourglass';
import ListChecks from 'lucide-react/icons/list-checks';
import ListTree from 'lucide-react/icons/list-tree';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { dayInIndia } from '#contract/rules.ts';
import { boardTexts } from '#texts/recruiter-board.ts';
import { toolTexts as texts } from '#texts/recruiter-bulk.ts';
import { applicationFitTexts } from '#texts/recruiter-fit.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { SegmentLinks } from '#web/components/tabs.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed } from '#web/lib/api-client.ts';
import { callForFile } from '#web/lib/call-for-file.ts';
import { withParams } from '#web/lib/list-params.ts';
import { saveFile } from '#web/lib/read-file.ts';
import { isBoard, listParams } from '#web/pages/recruiter/addresses.ts';
import { applicationQuery } from '#web/pages/recruiter/applications/application-queries.ts';
import { BOARD_COLUMNS } from '#web/pages/recruiter/applications/board-columns.ts';

/** The board's columns are the statuses: a status filter and a page do not apply. */
const asBoard = (search: string): string => withParams(listParams(search), { view: 'board', status: '', page: '' });

const asTable = (search: string): string =>
  withParams(listParams(search), {
    view: '',
    ...Object.fromEntries(BOARD_COLUMNS.map(({ key }) => [`shown-${key}`, ''])),
  });

/** Table or board, grouping by job, sorting by waiting time or match, and the export. */
export function ListTools() {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const board = isBoard(search);
  const oldest = params.get('status') === 'pending' && params.get('sort') === 'appliedAt';
  const to = withParams(
    listParams(search),
    oldest ? { status: '', sort: '', page: '' } : { status: 'pending', sort: 'appliedAt', page: '' },
  );
  const byJob = params.get('sort') === '-job';
  const best = params.get('sort') === '-fit';
  const chosen = (on: boolean) => ({
    'aria-current': on ? ('true' as const) : undefined,
    className: on ? 'border-accent-line bg-accent-wash' : undefined,
  });
  return (
    <div className="row wrap col-span-full w-full gap-2 sm:order-1">
      <SegmentLinks
        label={boardTexts.views}
        tabs={[
          { label: boardTexts.table, to: asTable(search), current: !board },
          { label: boardTexts.board, to: asBoard(search), current: board },
        ]}
      />
      {board ? null : (
        <>
          <ButtonLink
            to={withParams(listParams(search), { sort: byJob ? '' : '-job', page: '' })}
            size="m"
            icon={ListTree}
            preventScrollReset
            {...chosen(byJob)}
          >
            {texts.byJob}
          </ButtonLink>
          <ButtonLink to={to} size="m" icon={Hourglass} preventScrollReset {...chosen(oldest)}>
            {texts.oldest}
          </ButtonLink>
        </>
      )}
      {/* Together, so that neither is alone in a row. */}
      <div className="row wrap flex-auto gap-2">
        <ButtonLink
          to={withParams(listParams(search), { sort: best ? '' : '-fit', page: '' })}
          size="m"
          icon={ListChecks}
          preventScrollReset
          {...chosen(best)}
        >
          {applicationFitTexts.best}
        </ButtonLink>
        <ExportButton search={params} />
      </div>
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
      saveFile(file, texts.fileName({ day: dayInIndia(new Date()) }));
    } catch (failure) {
      toast.error((failure instanceof CallFailed && failure.message) || texts.exportFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      className="ml-auto"
      size="m"
      icon={Download}
      busy={busy}
      busyLabel={texts.exporting}
      title={texts.exportHelp}
      onClick={save}
    >
      {texts.exportCsv}
    </Button>
  );
}
